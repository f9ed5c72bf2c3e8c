import { plain } from "#lib/rules/words/words";
import type { RecordReading } from "#lib/sheet/drafts/record";
import { useReferee } from "./referee-words";
import type { RefereeTable } from "./use-table";

/** What a complete deal comes to. */
export function CountLine({ table, reading }: { table: RefereeTable; reading: RecordReading }) {
  const { t } = useReferee();
  const tally = reading.audit?.tally;
  if (!tally) return null;
  return <p className="edge pt-3 text-reason">{said().filter(Boolean).join(", ")}.</p>;

  function said(): (string | false)[] {
    if (!tally) return [];
    if (tally.kind === "attack") {
      const { points, bouts, petitAuBout, slam } = tally;
      return [t.countAttack(plain(points), bouts), petitAuBout !== null && t.petit[petitAuBout], slam !== null && t.slamBy[slam]];
    }
    if (tally.kind === "tricks") return tally.tricks.map((n, seat) => t.countSeat(table.name(seat), `${n}`));
    const { cardPoints, setAside, boutDuBout } = tally;
    return [
      ...cardPoints.map((points, seat) => t.countSeat(table.name(seat), plain(points))),
      setAside > 0 && t.aside(plain(setAside)),
      boutDuBout !== null && t.boutDuBout(table.name(boutDuBout)),
    ];
  }
}

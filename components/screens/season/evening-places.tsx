import { Figure } from "#components/parts/ledger/figure";
import { RuleLinks } from "#components/parts/rule/rule-links";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { TableView } from "#lib/season/views";
import { type InSeason, playerAddress } from "#lib/shown/addresses/addresses";
import { eveningTable } from "#lib/shown/season/evening-table";
import { dayOf } from "#lib/shown/season/say-number";
import { numeral } from "#lib/shown/sheet/numeral";
import { MaybeLink } from "./cell";

/** The places as the season counts them, and changes made since. */
export function EveningPlaces({ view, where }: InSeason<TableView>) {
  const { eveningPage: t } = useWordsOf("season");
  const table = eveningTable(view);
  const look = "inline-flex min-h-11 items-center gap-2 text-choice";
  return (
    <>
      <p className="edge flex flex-wrap gap-x-6">
        {table.map(({ name, player, place: rank, points }) => {
          const href = player === null ? undefined : playerAddress(where, player);
          return (
            <MaybeLink key={player ?? `outside ${name}`} className={look} href={href}>
              <span className="label">{rank ?? "–"}</span> <bdi>{name}</bdi> <Figure value={points} className="text-contract" />
              {player === null && <span className="label">{t.outside}</span>}
            </MaybeLink>
          );
        })}
      </p>
      <ChangedSince table={table} />
    </>
  );
}

function ChangedSince({ table }: { table: ReturnType<typeof eveningTable> }) {
  const { lang } = useWords();
  const { eveningPage: t } = useWordsOf("season");
  const changed = table.filter(({ since }) => since.length > 0);
  if (changed.length === 0) return null;
  return (
    <p className="edge max-w-[720px] pt-1 pb-2 label">
      {changed.map(({ name, points, since }) => (
        <span key={name} className="block text-ink">
          {t.since(
            name,
            numeral(points, "change", lang),
            since.map((one) => t.change(numeral(one.points, "change", lang), dayOf(one.at, lang))),
          )}
        </span>
      ))}
      {t.asCounted}
      <RuleLinks rules={["T19"]} />
    </p>
  );
}

// This folder: a new sheet, who plays what and by which rules.
import { ClosedNote } from "#components/parts/club/closed-note";
import { SeatRows } from "#components/parts/club/seat-rows";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { seasonName } from "#lib/shown/club/open-seasons";
import type { useClubChoice } from "./use-club-choice";

/** The club and season that the sheet joins, and why not the one asked for; nothing on a phone without a club. */
export function ClubRow({ club: { seasons, here, shut, choose } }: { club: ReturnType<typeof useClubChoice> }) {
  const t = useWordsOf("club").join;
  return (
    <>
      {seasons.length > 0 && (
        <ChoiceRow
          label={t.club}
          layout="above"
          choices={[{ value: "", label: t.none }, ...seasons.map((open) => ({ value: open.season.id, label: seasonName(open) }))]}
          value={here?.season.id ?? ""}
          onChange={choose}
        />
      )}
      {here && <p className="edge pb-2 font-sans text-hint text-ink2">{t.managed}</p>}
      {shut && <ClosedNote shut={shut} />}
    </>
  );
}

/** Which player of the club sits there, if the name alone does not tell. */
export function KnownSeats({ club: { here, asked, seat } }: { club: ReturnType<typeof useClubChoice> }) {
  const t = useWordsOf("club").join;
  if (!here || asked.length === 0) return null;
  return (
    <section aria-label={t.seats} className="pt-2">
      {asked.some(({ choice }) => "add" in choice) && <p className="edge label">{t.newNeeds}</p>}
      <SeatRows
        names={asked.map(({ name }) => name)}
        players={here.view.club.players}
        choices={asked.map(({ choice }) => choice)}
        onChoice={(row, choice) => seat(itemAt(asked, row).name, choice)}
      />
    </section>
  );
}

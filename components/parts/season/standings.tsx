import { useWords, useWordsOf } from "#components/parts/words/words";
import { type InSeason, playerPlace } from "#lib/shown/season/places";
import { addedTo, sayAttended } from "#lib/shown/season/say-standing";
import { Head, NameCell } from "./cell";
import { RankCell, rowsOf, StandingCell, useColumns } from "./standing-cells";
import { WideStandings } from "./wide-standings";

/** Who leads: one ledger across the spread, with each role beside it; on the phone the standings alone. */
export function Standings({ view, place }: InSeason) {
  return (
    <>
      <PhoneStandings view={view} place={place} />
      <WideStandings view={view} place={place} />
    </>
  );
}

/**
 * What a phone has room for; the look of the head, and of the figures under it. The narrowest, or the largest text, leaves a name whole
 * rather than a mean: it is on the player's own page.
 */
const SHOWN = [
  ["last", "max-large:hidden", "pl-3 text-figure max-large:hidden"],
  ["perDeal", "pl-3 max-[22rem]:hidden", "pl-3 text-figure max-[22rem]:hidden"],
  ["value", "px-4 max-large:pr-2 max-large:pl-0", "px-4 text-[1.3125rem] max-large:pr-2 max-large:pl-0 max-large:text-figure"],
] as const;

function PhoneStandings({ view, place }: InSeason) {
  const { lang } = useWords();
  const t = useWordsOf("season");
  const all = useColumns(view);
  const columns = SHOWN.flatMap(([name, headLook, look]) => (all[name] ? [{ name, headLook, look, column: all[name] }] : []));
  return (
    <table className="w-full border-separate border-spacing-0 broad:max-w-[720px] wide:hidden">
      <caption className="sr-only">{t.standings}</caption>
      <thead>
        <tr>
          <Head left className="w-10 pl-4 max-large:w-8 max-large:pl-2" unseen={t.rank} />
          <Head left unseen={t.player} />
          {columns.map(({ name, headLook, column }) => (
            <Head key={name} className={headLook}>
              {column.head}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf({ view, place }).map((row) => (
          <tr key={row.standing.player.id}>
            <RankCell {...row} className="pl-4 text-contract max-large:pl-2" />
            <NameCell href={playerPlace(place, row.standing.player.id)} className="h-[54px]">
              <bdi className="text-[min(1.1875rem,7.5vw)]/[1.4rem]">{row.standing.player.name}</bdi>
              {[sayAttended(view, row.standing, t), ...addedTo(view, row.standing, t, lang)].map((said) => (
                <span key={said} className="font-sans text-state text-ink2">
                  {said}
                </span>
              ))}
            </NameCell>
            {columns.map(({ name, look, column }) => (
              <StandingCell key={name} column={column} row={row} className={look} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { Dash, Figure } from "#components/parts/ledger/figure";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { type InSeason, playerPlace } from "#lib/shown/season/places";
import { addedTo, lastDay, sayAttended } from "#lib/shown/season/say-standing";
import { lastOf, linksOf, perDeal, showsPerDeal } from "#lib/shown/season/standing-figures";
import { Cell, Head, NameCell } from "./cell";
import { Average, RankCell, type RowProps, Value } from "./standing-cells";
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

function PhoneStandings({ view, place }: InSeason) {
  const { lang } = useWords();
  const t = useWordsOf("season");
  const { by } = view.season.counting;
  return (
    <table className="w-full border-separate border-spacing-0 broad:max-w-[720px] wide:hidden">
      <caption className="sr-only">{t.standings}</caption>
      <thead>
        <tr>
          <Head left className="w-10 pl-4" unseen={t.rank} />
          <Head left unseen={t.player} />
          <Head>{lastDay(view, lastOf(view), lang)}</Head>
          {showsPerDeal(view) && <Head className="pl-3">{t.perDeal}</Head>}
          <Head className="pr-4 pl-4">{t.value[by]}</Head>
        </tr>
      </thead>
      <tbody>
        {view.standings.map((standing, i) => (
          <PhoneRow key={standing.player.id} view={view} place={place} standing={standing} nth={i} />
        ))}
      </tbody>
    </table>
  );
}

function PhoneRow(row: RowProps) {
  const t = useWordsOf("season");
  const { view, place, standing } = row;
  const { player } = standing;
  const { lately, evening, points, value } = linksOf(place, lastOf(view), player.id);
  return (
    <tr>
      <RankCell {...row} className="pl-4 text-contract" />
      <NameCell href={playerPlace(place, player.id)} className="h-[54px]">
        <bdi className="text-[1.1875rem]/[1.4rem]">{player.name}</bdi>
        {[sayAttended(view, standing, t), ...addedTo(view, standing, t)].map((said) => (
          <span key={said} className="font-sans text-state text-ink2">
            {said}
          </span>
        ))}
      </NameCell>
      <Cell className="pl-3 text-figure" href={evening}>
        {lately === undefined ? <Dash /> : <Figure value={lately} />}
      </Cell>
      {showsPerDeal(view) && (
        <Cell className="pl-3 text-figure" href={points}>
          <Average value={perDeal(standing)} />
        </Cell>
      )}
      <Cell className="pr-4 pl-4 text-[1.3125rem]" href={value}>
        <Value {...row} />
      </Cell>
    </tr>
  );
}

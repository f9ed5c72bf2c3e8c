import { Figure } from "#components/parts/ledger/figure";
import { QuietLink } from "#components/parts/press/buttons";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { commas } from "#lib/rules/lists";
import { nameIn } from "#lib/season/names/name-in";
import type { EveningLine } from "#lib/season/views";
import { eveningAddress, type InSeason } from "#lib/shown/addresses/addresses";
import { isOngoing, outsidersIn } from "#lib/shown/season/evening-facts";
import { MOST_HERE, rowsHere } from "#lib/shown/season/rows-here";
import { dayOf, eveningsIn, shortDay } from "#lib/shown/season/say-number";
import { Adjustments } from "./adjustments";
import { Contracts, Primes } from "./contracts";
import { FigureLink } from "./figure-link";
import { HeadToHead, Partners } from "./matrix";
import { Luck, Ratings } from "./ratings";
import { Section } from "./section";

/** Everything that a season is made of, below the standings and the curve. */
export function SeasonDetails({ view, where }: InSeason) {
  const most = rowsHere(view.standings.length);
  return (
    <>
      {/* With more people they are on a page of their own. */}
      {view.standings.length <= MOST_HERE && (
        <>
          <Contracts view={view} where={where} />
          <Partners view={view} where={where} />
          <HeadToHead view={view} where={where} />
        </>
      )}
      <Primes view={view} where={where} />
      <Records view={view} where={where} />
      <Ratings view={view} where={where} most={most} />
      <Luck view={view} where={where} most={most} />
      <Evenings view={view} where={where} />
      <LateChanges view={view} where={where} />
      <Adjustments view={view} where={where} />
    </>
  );
}

function Records({ view, where }: InSeason) {
  const { lang, t } = useWordsAnd("season");
  const records = view.history?.records ?? [];
  if (records.length === 0) return null;
  return (
    <Section title={t.records}>
      <ul className="border-stroke border-t">
        {records.map(({ kind, player, value, evening, day, to }) => (
          <FigureLink
            key={`${kind} ${player} ${evening}`}
            href={eveningAddress(where, (to ?? { evening }).evening)}
            label={t.record[kind]}
            note={`${nameIn(view, player)}, ${to ? t.recordTo(shortDay(day, lang), shortDay(to.day, lang)) : t.recordOn(dayOf(day, lang))}`}
            className="wide:px-0"
          >
            {kind.endsWith("-streak") ? value : <Figure value={value} />}
          </FigureLink>
        ))}
      </ul>
    </Section>
  );
}

/** Changes that came after the correction period: listed, dated, each opening its evening. */
function LateChanges({ view, where }: InSeason) {
  const { lang, t } = useWordsAnd("season");
  const { correctionDays } = view.season.counting;
  if (view.late.length === 0) return null;
  return (
    <Section title={t.late} note={correctionDays === null ? undefined : t.lateNote(correctionDays)} rule="T19">
      <ul className="border-stroke border-t">
        {view.late.map(({ event, player, points, deal, sheet, day, at }) => (
          <FigureLink
            key={`${event} ${player}`}
            href={eveningAddress(where, sheet)}
            label={t.lateLine(nameIn(view, player), deal, dayOf(day, lang))}
            note={dayOf(at, lang)}
            className="wide:px-0"
          >
            <Figure value={points} />
          </FigureLink>
        ))}
      </ul>
    </Section>
  );
}

/** With more evenings, the others are on a page of their own. */
const MOST_EVENINGS = 12;

/** The evenings themselves, the newest first: who won, by how much. */
function Evenings({ view, where }: InSeason) {
  const t = useWordsOf("season");
  // The grid shows all evenings.
  const shown = view.evenings.slice(0, MOST_EVENINGS);
  const isAll = view.before === null && shown.length === view.evenings.length;
  return (
    <Section title={t.alike.pages.evenings} note={isAll ? undefined : t.eveningsMore(shown.length)}>
      <ol className="border-stroke border-t">
        {shown.map((evening) => (
          <EveningRow key={evening.evening} view={view} where={where} evening={evening} />
        ))}
      </ol>
      {!isAll && (
        <p className="edge wide:px-0">
          <QuietLink href="#grille">{t.allEvenings}</QuietLink>
        </p>
      )}
    </Section>
  );
}

/** Its day, what was played, and who won. */
function EveningRow({ view, where, evening }: InSeason & { evening: EveningLine }) {
  const { m, rules, t } = useWordsAnd("season");
  const { deals, carried, players, title, games, tables, counted } = evening;
  const won = players.filter(({ place }) => place === 1);
  const isNamed = view.season.counting.games.length > 1 || !counted;
  const said = commas(
    title,
    ...(isNamed ? games.map((game) => rules.names[game]) : []),
    tables.length > 1 && t.tablesOf(tables.length),
    carried && deals === 0 ? t.totalsOnly : t.alike.many.deals(deals),
    isOngoing(evening, view.tonight) && t.goesOn,
    !counted && m.ledger.notCounted,
  );
  return (
    <FigureLink {...eveningsIn(view.evenings, where)(evening)} note={said} figureLook="text-contract" className="wide:px-0">
      {t.wonBy(
        won.map(({ player }) => nameIn(view, player)),
        outsidersIn(players).first,
      )}
      {won[0] && <Figure value={won[0].points} className="block text-figure" />}
    </FigureLink>
  );
}

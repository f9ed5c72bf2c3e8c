import { QuietLink } from "#components/parts/ledger/buttons";
import { Figure } from "#components/parts/ledger/figure";
import { Section } from "#components/parts/season/section";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { EveningLine } from "#lib/season/views";
import { nameIn } from "#lib/shown/names/name-in";
import { isOngoing, outsidersIn } from "#lib/shown/season/evening-facts";
import { eveningPlace, type InSeason } from "#lib/shown/season/places";
import { againIn, dayOf } from "#lib/shown/season/say-number";
import { FigureLink } from "./figure-link";

/** What is longer has its own page. */
const MOST_EVENINGS = 12;

/** The evenings themselves, the newest first: who won, by how much. */
export function Evenings({ view, place }: InSeason) {
  const t = useWordsOf("season");
  // The grid has them all.
  const shown = view.evenings.slice(0, MOST_EVENINGS);
  const isAll = view.before === null && shown.length === view.evenings.length;
  return (
    <Section title={t.eveningsTitle} note={isAll ? undefined : t.eveningsMore(shown.length)}>
      <ol className="border-stroke border-t">
        {shown.map((evening) => (
          <EveningRow key={evening.evening} view={view} place={place} evening={evening} />
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
function EveningRow({ view, place, evening }: InSeason & { evening: EveningLine }) {
  const { lang, rules } = useWords();
  const t = useWordsOf("season");
  const { evening: id, day, deals, carried, players, title, games, tables, counted } = evening;
  const won = players.filter(({ place }) => place === 1);
  const isNamed = view.season.counting.games.length > 1 || !counted;
  const said = [
    title,
    isNamed ? games.map((game) => rules.names[game]).join(", ") : null,
    tables.length > 1 ? t.tablesOf(tables.length) : null,
    carried && deals === 0 ? t.totalsOnly : t.dealsOf(deals),
    isOngoing(evening, view.tonight) ? t.goesOn : null,
    counted ? null : t.notCounted,
  ];
  return (
    <FigureLink
      href={eveningPlace(place, id)}
      label={dayOf(day, lang) + againIn(view.evenings)(id)}
      note={said.filter(Boolean).join(", ")}
      figureLook="text-contract"
      className="wide:px-0"
    >
      {t.wonBy(
        won.map(({ player }) => nameIn(view, player)),
        outsidersIn(players).first,
      )}
      {won[0] && <Figure value={won[0].points} className="block text-figure" />}
    </FigureLink>
  );
}

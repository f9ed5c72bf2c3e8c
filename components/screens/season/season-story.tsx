import { Dash, Figure } from "#components/parts/ledger/figure";
import { Cell, Head, NameCell } from "#components/parts/season/cell";
import { Section } from "#components/parts/season/section";
import { Average } from "#components/parts/season/standings";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import type { PlayerId } from "#lib/season/club-event";
import { FEWEST_DEALS } from "#lib/season/luck";
import type { SeasonView } from "#lib/season/views";
import { isOngoing, outsidersIn } from "#lib/shown/season/evening-facts";
import { eveningPlace, type Place, playerPlace } from "#lib/shown/season/places";
import { RATED_FROM } from "#lib/shown/season/rated-from";
import { againIn, dayOf, measure, shortDay } from "#lib/shown/season/say-number";
import { numeral } from "#lib/shown/sheet/numeral";
import { PageLink } from "./page-link";

interface Props {
  view: SeasonView;
  place: Place;
  /** So many rows, and where the others are. */
  most?: number;
}

const nameIn = (view: SeasonView, id: PlayerId): string => view.players.find((player) => player.id === id)?.name ?? "";

export function Records({ view, place }: Props) {
  const { lang } = useWords();
  const t = useWordsOf("season");
  const records = view.history?.records ?? [];
  if (records.length === 0) return null;
  return (
    <Section title={t.records}>
      <ul className="edge border-stroke border-t wide:px-0">
        {records.map(({ kind, player, value, evening, day, to }) => (
          <li key={`${kind} ${player} ${evening}`} className="border-rule border-b">
            <a
              className="flex min-h-[46px] items-center justify-between gap-4 py-1.5"
              href={eveningPlace(place, (to ?? { evening }).evening)}
            >
              <span className="min-w-0">
                <span className="block text-figure">{t.record[kind]}</span>
                <span className="label block text-[0.875rem]/5">
                  {nameIn(view, player)},{" "}
                  {to ? t.recordTo(shortDay(day, lang), shortDay(to.day, lang)) : t.recordOn(dayOf(day, lang))}
                </span>
              </span>
              <span className="text-[1.1875rem]">{kind.endsWith("-streak") ? value : <Figure value={value} />}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Shown with its uncertainty, and only of those of whom enough is known. */
export function Ratings({ view, place, most = Number.POSITIVE_INFINITY }: Props) {
  const { lang } = useWords();
  const t = useWordsOf("season");
  if (!view.history) return null;
  const rated = view.history.ratings
    .flatMap(({ player, rating }) => (rating ? [{ player, ...rating }] : []))
    .sort((a, b) => b.shown - a.shown);
  const estimates = rated.map(({ mu }) => mu);
  const [lowest, highest] = [Math.min(...estimates), Math.max(...estimates)];
  const missing = view.standings
    .map(({ player }) => player)
    .filter(({ id }) => !rated.some(({ player }) => player === id))
    .map(({ name }) => name);
  return (
    <Section
      title={t.rating}
      note={rated.length > 0 ? t.ratingNote(measure(lowest, lang), measure(highest, lang)) : undefined}
      rule="T20"
    >
      {rated.length > 0 && (
        <table className="w-full border-separate border-spacing-0 text-figure">
          <caption className="sr-only">{t.rating}</caption>
          <thead>
            <tr>
              <Head left className="pl-4 wide:pl-0">
                <span className="sr-only">{t.player}</span>
              </Head>
              <Head>{t.ratingMu}</Head>
              <Head className="pl-4">{t.ratingSigma}</Head>
              <Head className="pr-4 pl-4 wide:pr-0">{t.ratingShown}</Head>
            </tr>
          </thead>
          <tbody>
            {rated.slice(0, most).map(({ player, mu, sigma, shown }) => (
              <tr key={player}>
                <NameCell href={playerPlace(place, player)} className="pl-4 wide:pl-0">
                  {nameIn(view, player)}
                </NameCell>
                <Cell>{measure(mu, lang)}</Cell>
                <Cell className="pl-4">± {measure(sigma, lang)}</Cell>
                <Cell className="pr-4 pl-4 text-[1.1875rem] wide:pr-0">{measure(shown, lang)}</Cell>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <AllRows of={rated.length} most={most} />
      <p className="edge pt-2 label wide:px-0">
        {rated.length === 0 ? t.ratingNobody(RATED_FROM) : missing.length > 0 ? t.ratingMissing(missing, RATED_FROM) : ""}
      </p>
    </Section>
  );
}

/** How far the deals can tell luck from play: one honest sentence, and what it stands on. */
export function Luck({ view, place, sentence, most = Number.POSITIVE_INFINITY }: Props & { sentence: string }) {
  const { lang } = useWords();
  const t = useWordsOf("season");
  const rows = view.luck.players.filter(({ deals }) => deals > 1);
  if (rows.length === 0) return null;
  return (
    <Section title={t.luck} note={t.luckNote} rule="T23">
      {sentence && <p className="edge pb-2 text-choice wide:px-0">{sentence}</p>}
      <table className="w-full border-separate border-spacing-0 text-figure">
        <caption className="sr-only">{t.luck}</caption>
        <thead>
          <tr>
            <Head left className="pl-4 wide:pl-0">
              <span className="sr-only">{t.player}</span>
            </Head>
            <Head>{t.deals}</Head>
            <Head className="pl-4">{t.luckMean}</Head>
            <Head className="pr-4 pl-4 wide:pr-0">{t.luckError}</Head>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map(({ player, deals, mean, error }) => (
            <tr key={player}>
              <NameCell href={playerPlace(place, player)} className="pl-4 wide:pl-0">
                {nameIn(view, player)}
              </NameCell>
              <Cell>{deals}</Cell>
              <Cell className="pl-4">
                <Average value={mean} />
              </Cell>
              <Cell className="pr-4 pl-4 wide:pr-0">
                {error === null || deals < FEWEST_DEALS ? <Dash /> : `± ${measure(error, lang)}`}
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
      <AllRows of={rows.length} most={most} />
    </Section>
  );
}

/** What is longer is whole on the page of the tables. */
function AllRows({ of, most }: { of: number; most: number }) {
  const t = useWordsOf("season");
  if (of <= most) return null;
  return (
    <p className="edge wide:px-0 print:hidden">
      <PageLink href="#matrices" label={t.allRows(of)} />
    </p>
  );
}

/** What is longer has its own page. */
const MOST_EVENINGS = 12;

/** The evenings themselves, the newest first: who won, by how much. */
export function Evenings({ view, place }: Props) {
  const { lang, rules } = useWords();
  const t = useWordsOf("season");
  const several = view.season.counting.games.length > 1;
  const again = againIn(view.evenings);
  // The grid has them all.
  const shown = view.evenings.slice(0, MOST_EVENINGS);
  const isAll = view.before === null && shown.length === view.evenings.length;
  const note = isAll ? undefined : t.eveningsMore(shown.length);
  return (
    <Section title={t.eveningsTitle} note={note}>
      <ol className="border-stroke border-t">
        {shown.map((evening) => {
          const { evening: id, day, deals, carried, players, title, games, tables } = evening;
          const won = players.filter(({ place }) => place === 1);
          const named = several || !evening.counted;
          const state = [isOngoing(evening, view.tonight) ? t.goesOn : null, evening.counted ? null : t.notCounted];
          return (
            <li key={id} className="border-rule border-b">
              <a
                className="edge flex min-h-[54px] items-center justify-between gap-4 py-1.5 wide:px-0"
                href={eveningPlace(place, id)}
              >
                <span className="min-w-0">
                  <span className="block text-choice">
                    {dayOf(day, lang)}
                    {again(id)}
                  </span>
                  <span className="block font-sans text-state text-ink2">
                    {[
                      title,
                      named ? games.map((game) => rules.names[game]).join(", ") : null,
                      tables.length > 1 ? t.tablesOf(tables.length) : null,
                      carried && deals === 0 ? t.totalsOnly : t.dealsOf(deals),
                      ...state,
                    ]
                      .filter(Boolean)
                      .join(", ")}
                  </span>
                </span>
                <span className="text-right text-contract">
                  {t.wonBy(
                    won.map(({ player }) => nameIn(view, player)),
                    outsidersIn(players).first,
                  )}
                  {won[0] && <Figure value={won[0].points} className="block text-figure" />}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
      {!isAll && (
        <p className="edge wide:px-0">
          <PageLink href="#grille" label={t.allEvenings} />
        </p>
      )}
    </Section>
  );
}

/** Changes that came after the correction period: listed, dated, each opening its evening. */
export function LateChanges({ view, place }: Props) {
  const { lang } = useWords();
  const t = useWordsOf("season");
  const { correctionDays } = view.season.counting;
  if (view.late.length === 0) return null;
  return (
    <Section title={t.late} note={correctionDays === null ? undefined : t.lateNote(correctionDays)} rule="T19">
      <ul className="border-stroke border-t">
        {view.late.map(({ event, player, points, deal, sheet, day, at }) => (
          <li key={`${event} ${player}`} className="border-rule border-b">
            <a
              className="edge flex min-h-[46px] items-center justify-between gap-4 py-1.5 wide:px-0"
              href={eveningPlace(place, sheet)}
            >
              <span>
                <span className="block text-contract">{t.lateLine(nameIn(view, player), deal, dayOf(day, lang))}</span>
                <span className="label block text-[0.875rem]/5">{dayOf(at.slice(0, 10), lang)}</span>
              </span>
              <span className={points < 0 ? "text-neg" : ""}>{numeral(points, "change")}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

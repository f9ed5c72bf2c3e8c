import { numeral } from "#components/ledger/numeral";
import { RuleLinks } from "#components/rules/rule-links";
import type { Lang } from "#components/words/words";
import { useWords } from "#components/words/words";
import type { RuleId } from "#lib/rules/articles";
import type { PlayerId } from "#lib/season/club-event";
import type { TieBreak } from "#lib/season/counting";
import type { ChangedFact, SeasonView } from "#lib/season/views";
import type { SeasonMessages } from "#messages/season-fr";
import { average, counted, dayOf, measure } from "./say-number";
import { useSeasonWords } from "./season-words";

const nameIn = (view: SeasonView, id: PlayerId | null): string => view.players.find((player) => player.id === id)?.name ?? "";

/** How the club counts, and where a tie-break decided, between whom and by what. */
export function CountedNote({ view }: { view: SeasonView }) {
  const { lang, rules } = useWords();
  const t = useSeasonWords();
  const { counting } = view.season;
  const decided = view.standings.flatMap(({ player, decided }) => {
    if (!decided) return [];
    const { by, over, mine, theirs, tied: among } = decided;
    const balances = among > 2 && (by === "head-to-head" || by === "last-evening");
    const [first, second] = [player.name, nameIn(view, over)];
    if (balances) return [t.balance(first, second, numeral(mine, "change"), numeral(theirs, "change"))];
    return [t.decided(by, first, second, tied(by, mine, lang), tied(by, theirs, lang))];
  });
  const isApart = !counting.guests && view.players.some(({ guest }) => guest);
  const told: readonly (readonly [isSo: boolean, sentence: () => string, rule: RuleId])[] = [
    [true, () => t.counted[counting.by], counting.by === "places" || counting.by === "wins" ? "T15" : "T14"],
    [counting.by === "places", () => t.scale(counting.placePoints.map((points) => counted(points, "places", lang))), "T15"],
    [counting.games.length > 1, () => t.gamesAdded(counting.games.map((game) => rules.names[game])), "T22"],
    [counting.bestOf !== null, () => t.bestOf(counting.bestOf ?? 0), "T17"],
    [counting.minEvenings > 1, () => t.fewest(counting.minEvenings), "T16"],
    [isApart, () => t.guestsApart, "T16"],
    [counting.tieBreaks.length > 0, () => [t.ties(counting.tieBreaks), ...decided].join(" "), "T18"],
  ];
  const sentences = told.filter(([isSo]) => isSo);
  return (
    <p className="edge max-w-[1100px] pt-2 label">
      {[...sentences.map(([, sentence]) => sentence()), ...sharedRanks(view).map(t.shared)].join(" ")}
      <span className="print:hidden">
        <RuleLinks rules={[...new Set(sentences.map(([, , rule]) => rule))]} />
      </span>
    </p>
  );
}

const tied = (by: TieBreak, value: number, lang: Lang): string =>
  by === "deal-average"
    ? average(value, lang)
    : by === "best-evening" || by === "last-evening"
      ? numeral(value, "change")
      : String(value);

/** Those whom no tie-break told apart. */
function sharedRanks({ standings }: SeasonView): string[][] {
  const ranks = [...new Set(standings.flatMap(({ rank }) => rank ?? []))];
  return ranks
    .map((rank) => standings.filter((standing) => standing.rank === rank).map(({ player }) => player.name))
    .filter((names) => names.length > 1);
}

const MOST_FACTS = 6;

/** What the last evening changed: prose. */
export function Changed({ view }: { view: SeasonView }) {
  const { lang } = useWords();
  const t = useSeasonWords();
  if (!view.changed) return null;
  const day = dayOf(view.changed.day, lang);
  const all = view.changed.facts;
  const has = (kind: ChangedFact["kind"], player: PlayerId) => all.some((fact) => fact.kind === kind && fact.player === player);
  // Who wins with a best evening is told so once.
  const facts = all.filter(({ kind, player }) => kind !== "best-evening" || !has("won-evening", player)).slice(0, MOST_FACTS);
  return (
    <>
      <h2 className="text-sentence">{t.changed(day)}</h2>
      {facts.length === 0 && <p className="pt-1 text-choice">{t.changedNothing(day)}</p>}
      {facts.map(({ kind, player, over, value }) => (
        <p key={`${kind} ${player} ${over}`} className="pt-1 text-choice">
          {t.fact[kind]({
            name: nameIn(view, player),
            over: nameIn(view, over),
            best: has("best-evening", player),
            value: value === null ? "" : kind === "streak" ? String(value) : numeral(value, "change"),
          })}
        </p>
      ))}
    </>
  );
}

/** Whether the deals tell the first two apart. */
export function luckSentence(view: SeasonView, lang: Lang, t: SeasonMessages): string {
  const { leaders } = view.luck;
  if (!leaders) return "";
  const say = leaders.exceedsChance ? t.luckYes : t.luckNo;
  // Who leads by another count may well make less a deal.
  const [more, less] = leaders.gap < 0 ? [leaders.second, leaders.first] : [leaders.first, leaders.second];
  return say(nameIn(view, more), nameIn(view, less), measure(Math.abs(leaders.gap), lang), measure(leaders.error, lang));
}

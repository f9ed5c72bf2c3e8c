import { numeral } from "#components/ledger/numeral";
import { RuleLinks } from "#components/rules/rule-links";
import type { Lang } from "#components/words/words";
import { useWords } from "#components/words/words";
import type { PlayerId } from "#lib/season/club-event";
import { FEWEST_DEALS } from "#lib/season/luck";
import type { ChangedFact, SeasonView } from "#lib/season/views";
import type { SeasonMessages } from "#messages/season-fr";
import { noteOf } from "./counted-note";
import { dayOf, measure } from "./say-number";
import { useSeasonWords } from "./season-words";

const nameIn = (view: SeasonView, id: PlayerId | null): string => view.players.find((player) => player.id === id)?.name ?? "";

/** How the club counts, all of it, with the rules it goes by. */
export function CountedNote({ view }: { view: SeasonView }) {
  const { lang, rules } = useWords();
  const told = noteOf(view, useSeasonWords(), lang, rules.names);
  return (
    <p className="edge max-w-[1100px] pt-2 label">
      {told.map(({ text }) => text).join(" ")}
      <span className="print:hidden">
        <RuleLinks rules={[...new Set(told.map(({ rule }) => rule))]} />
      </span>
    </p>
  );
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
            over: t.list(over.map((one) => nameIn(view, one))),
            best: has("best-evening", player),
            value: value === null ? "" : kind === "streak" ? String(value) : numeral(value, "change"),
          })}
        </p>
      ))}
    </>
  );
}

/** Whether the deals tell the first two apart; of too few deals nothing is said (T23). */
export function luckSentence({ luck, players }: Pick<SeasonView, "luck" | "players">, lang: Lang, t: SeasonMessages): string {
  const { leaders } = luck;
  const dealsOf = (id: PlayerId) => luck.players.find(({ player }) => player === id)?.deals ?? 0;
  const compared = leaders ? [leaders.first, leaders.second].map(dealsOf) : luck.players.map(({ deals }) => deals);
  if (Math.min(...compared) < FEWEST_DEALS) return t.luckFew(FEWEST_DEALS);
  if (!leaders) return "";
  const nameOf = (id: PlayerId) => players.find((player) => player.id === id)?.name ?? "";
  const [first, second, gap] = [nameOf(leaders.first), nameOf(leaders.second), measure(leaders.gap, lang)];
  if (gap === measure(0, lang)) return t.luckSame(first, second);
  return (leaders.exceedsChance ? t.luckYes : t.luckNo)(first, second, gap, measure(leaders.error, lang));
}

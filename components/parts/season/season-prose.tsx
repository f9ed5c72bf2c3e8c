import { RuleLinks } from "#components/parts/rule/rule-links";
import { useWords, useWordsAnd, useWordsOf } from "#components/parts/words/words";
import type { PlayerId } from "#lib/season/club/club-event";
import { nameIn } from "#lib/season/names/name-in";
import type { ChangedFact } from "#lib/season/standings/told-rows";
import type { SeasonView } from "#lib/season/views";
import { noteOf } from "#lib/shown/season/counted-note";
import { dayOf } from "#lib/shown/season/say-number";
import { numeral } from "#lib/shown/sheet/numeral";

/** How the club counts, all of it, with the rules it goes by. */
export function CountedNote({ view }: { view: SeasonView }) {
  const { lang, rules } = useWords();
  const told = noteOf(view, useWordsOf("season"), lang, rules.names);
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
export function WhatChanged({ view }: { view: SeasonView }) {
  const { lang, t } = useWordsAnd("season");
  if (!view.changed) return null;
  const day = dayOf(view.changed.day, lang);
  const all = view.changed.facts;
  const has = (kind: ChangedFact["kind"], player: PlayerId) => all.some((fact) => fact.kind === kind && fact.player === player);
  // A win that is also a best evening is told in one sentence.
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
            value: value === null ? "" : kind === "streak" ? String(value) : numeral(value, "change", lang),
          })}
        </p>
      ))}
    </>
  );
}

import { Hint } from "#components/parts/field/hint";
import type { FormPart } from "#components/parts/games/desk";
import { Refusal } from "#components/parts/ledger/refusal";
import { useRuleSheet } from "#components/parts/rule/rule-sheet";
import { useWords } from "#components/parts/words/words";
import { cellOf, type Fault, type Rules } from "#lib/rules/rules";
import { sayFault } from "#lib/rules/words/words";
import { asksCampOnly, type DecaleDraft, playsInCamps, pointsOf, tiedLast } from "#lib/sheet/drafts/decale";
import type { DraftReading } from "#lib/sheet/drafts/draft";
import { ruleLabel } from "#lib/shown/rules/rule-label";

/** Where the form asks what this fault is about; there its refusal stands. */
export const fieldOf = ({ at }: Fault): "points" | "extras" => (at.startsWith("deal.primes") ? "extras" : "points");

/** Why what stands there cannot be, and the case in which it could. */
export function Refused({ of, ...part }: FormPart<DecaleDraft> & { of: ReturnType<typeof fieldOf> }) {
  const { rules, names, draft, reading, change } = part;
  const words = useWords();
  const showRule = useRuleSheet();
  const t = words.m.screens.decale;
  const fault = reading.faults.find((each) => fieldOf(each) === of);
  if (!fault) return null;
  const lacking = fault.code === "total-not-75" ? tiedLast(rules, draft) : 0;
  const remedy =
    lacking > 0 ? { label: t.asideRemedy(lacking), onTake: () => change({ setAside: draft.setAside + lacking }) } : undefined;
  const reason = sayFault(words.rules.games.decale, words.rules.common, fault, (seat) => names[seat] ?? "");
  return <Refusal reason={reason} rule={ruleLabel(fault.rule)} onRule={() => showRule(fault.rule)} remedy={remedy} />;
}

/** 75 points, camp against camp, won or lost. */
export function CheckLine({ rules, draft, reading, change }: Omit<FormPart<DecaleDraft>, "names">) {
  const words = useWords();
  const t = words.m.screens.decale;
  return (
    <div className="edge flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      <p className="py-1 font-sans text-hint text-ink2" aria-live="polite">
        {sentence(rules, draft, reading, words)}
      </p>
      {playsInCamps(rules, draft) && (
        <Hint onClick={() => change({ each: !draft.each })}>{asksCampOnly(rules, draft) ? t.byPlayer : t.byCamp}</Hint>
      )}
    </div>
  );
}

function sentence(rules: Rules, draft: DecaleDraft, reading: DraftReading, words: ReturnType<typeof useWords>): string {
  const t = words.m.screens.decale;
  const counted = pointsOf(rules, draft).reduce((sum, { points }) => sum + (points ?? 0), 0);
  const total = asksCampOnly(rules, draft) ? "" : rules.players === 5 ? t.total(counted + draft.setAside) : t.counted(counted);
  const outcome = reading.score?.outcome;
  if (!outcome || draft.diploma === null) return total;
  const { won, made, needed } = outcome;
  const result = won ? t.won : won === false ? t.lost : t.void;
  const worth = cellOf(rules, "diplomas", draft.diploma);
  return [total, `${t.against(made, needed)}, ${result}${won ? t.sum(made, worth) : ""}.`].filter(Boolean).join(" ");
}

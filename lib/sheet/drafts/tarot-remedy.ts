/** What was probably forgotten in a refused form: the one change that would make it valid, if there is one. */
import type { Fault, Rules } from "#lib/rules/rules";
import { readDraft, type TarotDraft, withSide } from "./tarot";

export interface Remedy {
  readonly is: "excuse-last" | "petit-attack" | "petit-defence" | "attack" | "defence";
  readonly changes: Partial<TarotDraft>;
}

/** Only a change that makes it valid. */
export function remedyFor(rules: Rules, draft: TarotDraft, fault: Fault): Remedy | undefined {
  const remedy = remedyOf(draft, fault);
  if (!remedy) return undefined;
  const before = readDraft(rules, draft).faults.filter(({ code }) => code !== fault.code);
  const { faults } = readDraft(rules, { ...draft, ...remedy.changes });
  return faults.every(({ code }) => before.some((other) => other.code === code)) ? remedy : undefined;
}

function remedyOf(draft: TarotDraft, { code }: Fault): Remedy | undefined {
  switch (code) {
    case "half-at-four":
      return { is: "excuse-last", changes: { excuseLast: true } };
    case "petit-is-with-attack":
      return { is: "petit-attack", changes: { petit: "attack" } };
    case "petit-is-with-defence":
      return { is: "petit-defence", changes: { petit: "defence" } };
    case "petit-against-slam":
      return draft.petit === "attack"
        ? { is: "petit-defence", changes: { petit: "defence" } }
        : { is: "petit-attack", changes: { petit: "attack" } };
    case "points-beyond-bouts": {
      const is = draft.side === "attack" ? "defence" : "attack";
      return { is, changes: withSide(draft, is) };
    }
    default:
      return undefined;
  }
}

// This folder: French tarot and the victory-point table, their form.

import { CitedRule } from "#components/parts/rule/cited-rule";
import { useSayFault } from "#components/parts/words/use-say-fault";
import { useWords } from "#components/parts/words/words";
import type { Fault } from "#lib/rules/rules";
import type { TarotDraft } from "#lib/sheet/drafts/tarot";
import { type Remedy, remedyFor } from "#lib/sheet/drafts/tarot-remedy";
import { refusedPart } from "#lib/shown/games/refused-part";
import { sayPoints } from "#lib/shown/games/say-points";
import type { Words } from "#messages/words";
import { Refused } from "../form-parts";
import type { FormPart } from "../forms";
import { Hint } from "../hint";

/** Why points or extras are refused, and a change that would make them valid. */
export function TarotRefused({ of, about, ...part }: FormPart<TarotDraft> & { of: "points" | "extras"; about?: string }) {
  const { rules, draft, change } = part;
  const t = useWords().m.tarot.remedy;
  const remedyOf = (fault: Fault) => {
    const cure = remedyFor(rules, draft, fault);
    return cure && { label: sayRemedy(cure, t), onTake: () => change(cure.changes) };
  };
  return <Refused of={of} about={about} {...part} remedyOf={remedyOf} />;
}

/** What the points are worth, or why they are refused; and a note on what is unusual. */
export function TarotCheckLine(props: FormPart<TarotDraft>) {
  const { rules, names, draft, reading, change } = props;
  const words = useWords();
  const say = useSayFault(rules.game, names);
  if (refusedPart(reading) === "points") return <TarotRefused of="points" {...props} />;
  return (
    <div className="edge min-h-8" aria-live="polite">
      <p className="font-sans text-hint text-ink2">{sayPoints(rules, draft, reading, words)}</p>
      {reading.warnings.map((warning) => (
        <p key={warning.code} className="flex flex-wrap items-center gap-x-3 font-sans text-hint">
          <span>{say(warning)}</span>
          <CitedRule rule={warning.rule} />
          {warning.code === "slam-not-noted" && (
            <Hint onClick={() => change({ tricksBy: "attack" })}>{words.m.tarot.remedy.slam}</Hint>
          )}
        </p>
      ))}
    </div>
  );
}

function sayRemedy({ is }: Remedy, t: Words["m"]["tarot"]["remedy"]): string {
  if (is === "excuse-last") return t.excuseLast;
  if (is === "petit-attack") return t.petit.attack;
  return is === "petit-defence" ? t.petit.defence : t[is];
}

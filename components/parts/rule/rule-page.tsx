import { CloseFoot } from "#components/parts/page/close-foot";
import { RaisedPage } from "#components/parts/page/raised-page";
import { useWords } from "#components/parts/words/words";
import type { RuleId } from "#lib/rules/articles";
import { ruleLabel } from "#lib/shown/rules/rule-label";
import { RuleText } from "./rule-text";

/** One rule in its own words, over whatever is on screen. */
export function RulePage({ rule, onClose }: { rule: RuleId; onClose: () => void }) {
  const label = ruleLabel(rule, useWords().m.rule);
  return (
    <RaisedPage label={label} onClose={onClose}>
      <div className="edge max-w-[720px] py-6">
        <h2 className="pb-2 text-title">{label}</h2>
        <RuleText rule={rule} />
      </div>
      <CloseFoot onClose={onClose} />
    </RaisedPage>
  );
}

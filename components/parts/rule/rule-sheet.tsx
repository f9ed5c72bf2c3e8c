import { createContext, type ReactNode, useContext, useState } from "react";
import { apart } from "#components/parts/broken/later";
import type { RuleId } from "#lib/rules/articles";

const RuleSheetContext = createContext<(rule: RuleId) => void>(() => {});
const RulePage = apart(() => import("./rule-page").then((module) => module.RulePage));

/** Shows a rule's words over whatever is on screen. */
export const useRuleSheet = () => useContext(RuleSheetContext);

export function RuleSheet({ children }: { children: ReactNode }) {
  const [rule, setRule] = useState<RuleId | null>(null);
  return (
    <RuleSheetContext value={setRule}>
      {children}
      {rule && <RulePage rule={rule} onClose={() => setRule(null)} />}
    </RuleSheetContext>
  );
}

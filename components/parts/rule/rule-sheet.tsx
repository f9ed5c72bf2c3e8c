import { createContext, type ReactNode, Suspense, useContext, useState } from "react";
import { later } from "#components/parts/broken/later";
import type { RuleId } from "#lib/rules/articles";

const RuleSheetContext = createContext<(rule: RuleId) => void>(() => {});
const RulePage = later(() => import("./rule-page").then((module) => module.RulePage));

/** Shows a rule's words over whatever is on screen. */
export const useRuleSheet = () => useContext(RuleSheetContext);

export function RuleSheet({ children }: { children: ReactNode }) {
  const [rule, setRule] = useState<RuleId | null>(null);
  return (
    <RuleSheetContext value={setRule}>
      {children}
      <Suspense>{rule && <RulePage rule={rule} onClose={() => setRule(null)} />}</Suspense>
    </RuleSheetContext>
  );
}

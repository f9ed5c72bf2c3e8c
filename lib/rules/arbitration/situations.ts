/** Situations at the table, with the provisions of the code that may apply, the most likely first. */
import type { ProvisionId } from "../articles";

export const SITUATIONS = {
  revoke: ["CA18", "CA13", "CA14", "CA19"],
  play: ["CA16", "CA14", "CA15", "CA17", "CA30", "CA24", "CA22"],
  deal: ["CA4", "CA5", "CA6", "CA7", "CA8", "CA11", "CA9", "CA10", "CA31", "CA32"],
  discard: ["CA20", "CA21", "CA13", "CA27", "CA28", "CA29", "CA3"],
  poignee: ["CA33", "CA34", "CA35", "CA36", "CA37", "CA38"],
  conduct: ["CA1", "CA2", "CA12", "CA23", "CA25", "CA26"],
} as const satisfies Readonly<Record<string, readonly ProvisionId[]>>;

export type Situation = keyof typeof SITUATIONS;
export const SITUATION_NAMES = Object.keys(SITUATIONS) as readonly Situation[];

export const situationOf = (id: ProvisionId): Situation =>
  SITUATION_NAMES.find((name) => (SITUATIONS[name] as readonly ProvisionId[]).includes(id)) as Situation;

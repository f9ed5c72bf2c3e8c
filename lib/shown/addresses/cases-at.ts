/** Apart from `referee-hash.ts`, which links on light pages use: who reads a case needs all the provisions. */
import { SITUATION_NAMES, type Situation, situationOf } from "#lib/rules/arbitration/situations";
import { PROVISION_IDS, type ProvisionId } from "#lib/rules/articles";
import type { Seat } from "#lib/rules/rules";

interface CaseAt {
  readonly situation: Situation;
  readonly id: ProvisionId | null;
  /** The player at fault, if the link names one. */
  readonly culprit: Seat | null;
}

/** A link names a kind of incident (`#code-poignee`), a case (`#code-CA18`), or a case and the seat at fault (`#code-CA18-2`). */
export function casesAt(hash: string): CaseAt | null {
  const [, asked, seat] = hash.match(/^#code-([A-Za-z]\w*)(?:-(\d))?$/) ?? [];
  const id = PROVISION_IDS.find((one) => one === asked) ?? null;
  const situation = id ? situationOf(id) : SITUATION_NAMES.find((name) => name === asked);
  return situation ? { situation, id, culprit: id && seat !== undefined ? Number(seat) : null } : null;
}

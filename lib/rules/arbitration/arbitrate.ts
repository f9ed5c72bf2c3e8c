// This folder: what the federation's code provides for a case.
/** From a case and its circumstances to what the code provides, or to what is missing before it can be said. */
import type { ProvisionId } from "../articles";
import { type Asks, asks, CASES, type Circumstance, type Provision, type Tree } from "./cases";

export type Circumstances = Readonly<Partial<Record<Circumstance, string | boolean>>>;
type Arbitrated =
  | { readonly provision: Provision; readonly missing?: undefined }
  | { readonly provision?: undefined; readonly missing: readonly Circumstance[] };

/** Walks one article of the code by what is known of the case; `missing`: the questions left, none of them guessed. */
export function arbitrate(id: ProvisionId, given: Circumstances): Arbitrated {
  let tree: Tree = CASES[id];
  while (asks(tree)) {
    const branch = branchOf(tree, given);
    if (!branch) return { missing: missingIn(tree, given) };
    tree = branch;
  }
  return { provision: tree };
}

const branchOf = ({ asks: question, answers, otherwise }: Asks, given: Circumstances): Tree | undefined =>
  given[question] === undefined ? otherwise : answers[String(given[question])];

/** Circumstances that are needed whatever the answers: for a missing one, only what all its answers would ask next. */
function missingIn(tree: Tree, given: Circumstances): readonly Circumstance[] {
  if (!asks(tree)) return [];
  const branch = branchOf(tree, given);
  if (branch) return missingIn(branch, given);
  const [first = [], ...others] = Object.values(tree.answers).map((answer) => missingIn(answer, given));
  return [tree.asks, ...first.filter((question) => others.every((other) => other.includes(question)))];
}

export interface Question {
  readonly name: Circumstance;
  readonly values: readonly string[];
  /** May be left out; it then does not apply. */
  readonly optional: boolean;
}

/** The questions of this case, given some answers: up to the first unanswered one. Questions that change nothing are left out. */
export function questionsReached(id: ProvisionId, given: Circumstances): readonly Question[] {
  const found: Question[] = [];
  let tree: Tree | undefined = CASES[id];
  while (tree && asks(tree)) {
    const { asks: name, answers, otherwise }: Asks = tree;
    if (Object.values(answers).some((answer) => answer !== otherwise))
      found.push({ name, values: Object.keys(answers), optional: otherwise !== undefined });
    tree = branchOf(tree, given);
  }
  return found;
}

/** True if the case may penalise or bar a culprit. */
export function blamesSomebody(id: ProvisionId): boolean {
  const blames = (tree: Tree): boolean =>
    asks(tree)
      ? [...Object.values(tree.answers), ...(tree.otherwise ? [tree.otherwise] : [])].some(blames)
      : tree.warning === true ||
        tree.barred === "culprit" ||
        tree.mayAdd !== undefined ||
        (tree.penalties ?? []).some(({ who }) => who === "culprit");
  return blames(CASES[id]);
}

/** All circumstances that a case may ask, in the order it asks them. */
export function questionsOf(id: ProvisionId): readonly Question[] {
  const found = new Map<Circumstance, Question>();
  const visit = (tree: Tree): void => {
    if (!asks(tree)) return;
    found.set(tree.asks, { name: tree.asks, values: Object.keys(tree.answers), optional: tree.otherwise !== undefined });
    for (const branch of [...Object.values(tree.answers), ...(tree.otherwise ? [tree.otherwise] : [])]) visit(branch);
  };
  visit(CASES[id]);
  return [...found.values()];
}

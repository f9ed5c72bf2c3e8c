/** From a case and its circumstances to what the code provides, or to what is missing before it can be said. */
import type { ProvisionId } from "../articles";
import { type Asks, asks, CASES, type Circumstance, type Provision, type Tree } from "./cases";

export type Circumstances = Readonly<Partial<Record<Circumstance, string | boolean>>>;
type Arbitrated =
  | { readonly provision: Provision; readonly missing?: undefined }
  | { readonly provision?: undefined; readonly missing: readonly Circumstance[] };

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

/** What no answer can do without: where a circumstance is missing, only what all its answers would ask besides. */
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
  /** Goes without saying: may be left out, and then nothing of the kind is meant. */
  readonly optional: boolean;
}

/** What is asked of this case, knowing what is given: up to the first that is not answered. What changes nothing is not asked. */
export function asked(id: ProvisionId, given: Circumstances): readonly Question[] {
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

/** Is somebody at fault named in what the case provides? */
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

/** Every circumstance that a case may ask, in the order in which it asks them. */
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

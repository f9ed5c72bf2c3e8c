/** `arbitrate`: what the federation's code provides, or which cases there are and what each asks. */

import { arbitrate, type Circumstances, questionsOf } from "../arbitration/arbitrate";
import type { Circumstance } from "../arbitration/cases";
import { PROVISION_IDS, type ProvisionId, pageOf } from "../articles";
import { gameOf } from "../games";
import { isGiven, type Json, Reader } from "../read";
import type { Result } from "../rules";
import type { ProtocolWords } from "../words/protocol";
import { sayProvision } from "../words/provision";
import { fail, type Op, succeed, withRules } from "./op";

/** The possible values of each circumstance; those of `when` and `what` depend on the case. */
const VALUES: Readonly<Partial<Record<Circumstance, readonly (string | boolean)[]>>> = {
  by: ["taker", "defence"],
  result: ["made", "falls"],
  again: [false, true],
};
const CIRCUMSTANCES: readonly Circumstance[] = ["by", "result", "again", "when", "what"];

export const arbitrateOp: Op = (request, words) =>
  withRules(request, (rules) => {
    if (!gameOf(rules).arbitrated) return fail({ at: "rules.game", code: "no-text", rule: "H1" });
    if (!isGiven(request.case)) return succeed({ cases: PROVISION_IDS.map((id) => describe(id, words)) });
    const reader = new Reader();
    const id = PROVISION_IDS.find((one) => one === request.case);
    if (!id) return fail({ at: "case", code: "unknown-case", rule: "T9" });
    const given = readCircumstances(reader, request, id);
    if (reader.faults.length > 0) return reader.refusal;
    const { provision, missing } = arbitrate(id, given);
    if (missing) return fail(...missing.map((at) => ({ at, code: "required", rule: id }) as const));
    return succeed({
      penalties: [],
      ...provision,
      warning: provision.warning ?? false,
      text: sayProvision(words.provision, id, provision),
      rule: id,
      page: pageOf(id),
    }) satisfies Result<Json>;
  });

/** Circumstances that the case does not ask are ignored, if they are valid at all. */
function readCircumstances(reader: Reader, request: Json, id: ProvisionId): Circumstances {
  const questions = questionsOf(id);
  const given: Partial<Record<Circumstance, string | boolean>> = {};
  for (const name of CIRCUMSTANCES) {
    if (!isGiven(request[name])) continue;
    const asked = questions.find((question) => question.name === name);
    const values = VALUES[name] ?? asked?.values;
    const value = values && reader.oneOf(request[name], name, id, values);
    if (value !== undefined) given[name] = value;
  }
  return given;
}

function describe(id: ProvisionId, words: ProtocolWords): Json {
  const questions = questionsOf(id).map(({ name, values, optional }) => ({
    name,
    values: VALUES[name] ?? values,
    ...(optional ? { optional } : {}),
  }));
  return {
    case: id,
    rule: id,
    page: pageOf(id),
    name: words.provision.titles[id],
    text: words.articles[id],
    circumstances: questions,
  };
}

// This folder: a recorded deal looked over for winners, proven faults and what stays unclear.
/** The audit of a recorded deal: winners, proven faults, what stays unclear, and the count if it is complete (PROTOCOL). */
import type { RuleId } from "../articles";
import type { Law } from "../legal";
import { type PlayRecord, type Replay, replay } from "../record";
import type { Result, Rules } from "../rules";
import { evidenceOf, recordFaults } from "./evidence";
import { findings, type Proof } from "./prove";
import { type Tally, tallyOf } from "./tally";
import { unclearPlays } from "./unclear";

export interface Audit {
  readonly replay: Replay;
  readonly faults: readonly (Proof & { readonly rule: RuleId })[];
  /** A smallest set of plays of which at least one was a fault, besides the proven ones; else empty. */
  readonly unclear: readonly number[];
  /** `null` until the deal is complete, and at tarot without a taker and a contract. */
  readonly tally: Tally | null;
}

/** Faults: a record that contradicts itself (a card in two places, a hand of another length), never a play that was not allowed. */
export function audit(law: Law, rules: Rules, record: PlayRecord): Result<Audit> {
  const replayed = replay(law, rules, record);
  const faults = recordFaults(law, rules, record, replayed);
  if (faults.length > 0) return { ok: false, faults };
  const evidence = evidenceOf(law, rules, record, replayed);
  const { proofs, suspicions } = findings(law, replayed.plays, evidence);
  return {
    ok: true,
    value: {
      replay: replayed,
      faults: proofs.map((proof) => ({ ...proof, rule: law.duties[proof.duty] })),
      unclear: unclearPlays(evidence, suspicions),
      tally: tallyOf(law, rules, record, replayed),
    },
  };
}

// This folder: the rules for other programs, over JSON lines.
/** One request → one answer (PROTOCOL): never an exception, never a NaN, `id` echoed. */
import { isRecord, type Json } from "../read";
import type { Fault } from "../rules";
import { arbitrateOp } from "./arbiter";
import { HALL_OPS } from "./hall";
import { type Op, type ProtocolAnswer, sayFaults, wordsIn } from "./op";
import { REFEREE_OPS } from "./referee";
import { SHEET_OPS } from "./sheet";

const OPS: Readonly<Record<string, Op>> = { ...SHEET_OPS, ...REFEREE_OPS, arbitrate: arbitrateOp, ...HALL_OPS };
export const OP_NAMES: readonly string[] = Object.keys(OPS);

/** Answers any value at all, and never throws: what is no request, or fails inside, is an answer with its reason. */
export function answer(request: unknown): ProtocolAnswer {
  if (!isRecord(request)) return refuse({}, "fr", [{ at: "", code: "not-an-object", rule: "T9" }]);
  const echo: Json = Object.hasOwn(request, "id") ? { id: request.id } : {};
  const op = typeof request.op === "string" && Object.hasOwn(OPS, request.op) ? OPS[request.op] : undefined;
  if (!op)
    return refuse(echo, request.lang, [{ at: "op", code: "unknown-op", rule: "T9", params: { values: OP_NAMES.join(", ") } }]);
  try {
    const result = op(request, wordsIn(request.lang));
    return result.ok ? { ...echo, ok: true, ...result.value } : refuse(echo, request.lang, result.faults, request);
  } catch {
    return refuse(echo, request.lang, [{ at: "", code: "our-mistake", rule: "T9" }]);
  }
}

/** A text without the byte order mark that some programs put before it. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, "");

/** Answers a line of text; one that is no JSON, or cannot be echoed, gets its own refusal. */
export function answerLine(line: string): string {
  let request: unknown;
  try {
    request = JSON.parse(withoutMark(line));
  } catch {
    return JSON.stringify(refuse({}, "fr", [{ at: "", code: "not-json", rule: "T9" }]));
  }
  try {
    return JSON.stringify(answer(request));
  } catch {
    return JSON.stringify(refuse({}, "fr", [{ at: "id", code: "too-deep", rule: "T9" }]));
  }
}

/** The answer to a request too long to read. */
export const tooLong = (most: number): string =>
  JSON.stringify(refuse({}, "fr", [{ at: "", code: "too-long", rule: "T9", params: { most } }]));

/** More faults are left out: a machine's request could have millions. */
const MOST_FAULTS = 100;

function refuse(echo: Json, lang: unknown, faults: readonly Fault[], request?: Json): ProtocolAnswer {
  const game = isRecord(request?.rules) ? request.rules.game : undefined;
  return { ...echo, ok: false, faults: sayFaults(wordsIn(lang), game, faults.slice(0, MOST_FAULTS)) };
}

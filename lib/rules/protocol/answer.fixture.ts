/** For tests of the protocol: a request answered, and the faults of a refusal. */
import { answer } from "./answer";

export const askProtocol = (request: unknown) =>
  answer(request) as { ok: boolean; faults?: { at: string; code: string; rule: string; text: string }[] } & Record<
    string,
    unknown
  >;

export const protocolFaults = (request: unknown) =>
  askProtocol(request).faults?.map(({ at, code, rule }) => `${at} ${code} ${rule}`);

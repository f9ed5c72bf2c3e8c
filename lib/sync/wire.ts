/** The two requests a phone makes for a sheet. A failure is a `WireError`; no event is lost by it. */

import type { LogEvent } from "#lib/log/event";
import type { FaultCode } from "#lib/rules/codes";
import { isRecord } from "#lib/rules/read";
import type { Fault } from "#lib/rules/rules";
import { ROLES, type Role } from "#lib/sheet/role";
import type { Device } from "./database";
import type { Env } from "./env";
import { eventsIn, listOf } from "./shape";

const PATIENCE_MS = 15_000;

export type Answer =
  | { readonly id: string; readonly status: "accepted" | "duplicate"; readonly seq: number; readonly receipt?: string }
  | { readonly id: string; readonly status: "rejected"; readonly code: string; readonly faults?: readonly Fault[] }
  /** Kept beside the event that holds its slot. An older server did not keep it, and gave no `seq`. */
  | {
      readonly id: string;
      readonly status: "conflict";
      readonly with: LogEvent;
      readonly seq?: number;
      readonly receipt?: string;
    };

/**
 * `offline`: no answer. `server`: cannot answer now. `refused`: this phone has no right to the sheet. `unreadable`: this content
 * will never be accepted. `later`: too many requests from here. `full`: until someone makes room.
 */
export type WireCode = "offline" | "server" | "refused" | "unreadable" | "later" | "full";

export class WireError extends Error {
  readonly code: WireCode;
  /** For a refusal for good (410), the server's own code. */
  readonly told: string | undefined;

  constructor(code: WireCode, cause?: unknown, told?: string) {
    super(code, { cause });
    this.code = code;
    this.told = told;
  }
}

export interface Wire {
  /** `proof`: what the server once gave this phone to keep; a server restored from a backup recognises the phone by it. */
  push(sheet: string, events: readonly LogEvent[], proof?: string): Promise<Answer[]>;
  pull(sheet: string, after: number, proof?: string): Promise<Pulled>;
}

/** `last`: the newest number there is. `epoch`: changes when a copy is restored. */
export interface Pulled {
  readonly events: readonly LogEvent[];
  readonly last: number;
  readonly role?: Role | undefined;
  readonly epoch?: string | undefined;
  /** The hash of all events up to the first number asked for. */
  readonly past?: number | undefined;
  /** The server's signed word that this phone has this right. */
  readonly proof?: string | undefined;
}

type Network = Pick<Env, "fetch" | "after">;

export function wireOf(env: Network, device: Device): Wire {
  const path = (sheet: string) => `/api/sheets/${sheet}/events`;
  return {
    push: async (sheet, events, proof) => {
      const body = JSON.stringify({ events });
      const json = await askServer(env, device, path(sheet), { method: "POST", body }, PATIENCE_MS, proof);
      return listOf(json.results).filter(isAnswer);
    },
    pull: async (sheet, after, proof) => {
      const json = await askServer(env, device, `${path(sheet)}?after=${after}`, {}, PATIENCE_MS, proof);
      return {
        events: eventsIn(json.events).filter((event) => event.sheet === sheet && Number.isInteger(event.seq)),
        last: Number(json.last),
        role: ROLES.find((role) => role === json.role),
        past: typeof json.past === "number" ? json.past : undefined,
        epoch: textOf(json.epoch),
        proof: textOf(json.proof),
      };
    },
  };
}

/** One request, with this phone's token. Throws a `WireError` without an answer. */
export async function askServer(
  env: Network,
  device: Device,
  path: string,
  init: Pick<RequestInit, "method" | "body"> = {},
  patience = PATIENCE_MS,
  proof?: string,
): Promise<Record<string, unknown>> {
  const right = { Authorization: `Bearer ${device.token}`, "Content-Type": "application/json" };
  const headers = { ...right, ...(proof !== undefined && { "Petit-Proof": proof }) };
  const controller = new AbortController();
  const stop = env.after(patience, () => controller.abort());
  try {
    const response = await env.fetch(path, { ...init, headers, cache: "no-store", signal: controller.signal });
    if (!response.ok) throw new WireError(codeOf(response.status), undefined, await toldBy(response));
    const json: unknown = await response.json();
    if (!isRecord(json)) throw new WireError("server");
    return json;
  } catch (error) {
    throw error instanceof WireError ? error : new WireError("offline", error);
  } finally {
    stop();
  }
}

const GONE = 410;

async function toldBy(response: Response): Promise<string | undefined> {
  if (response.status !== GONE) return undefined;
  const json: unknown = await response.json().catch(() => null);
  return isRecord(json) && typeof json.code === "string" ? json.code : undefined;
}

function codeOf(status: number): WireCode {
  if (status === 400 || status === 413 || status === 415) return "unreadable";
  if (status === 409) return "full";
  if (status === 429) return "later";
  return status === 401 || status === 403 || status === 404 || status === GONE ? "refused" : "server";
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Why it was refused. Another version of the server may use codes that this app has no words for. */
export const faultsOf = ({ code, faults }: Extract<Answer, { status: "rejected" }>): readonly Fault[] =>
  faults ?? [{ at: "kind", code: code as FaultCode, rule: "T6" }];

/**
 * One wait at a time, each longer than the one before until a success, and random, so that a hall of phones does not ask at once.
 */
export function waiting(env: Pick<Env, "random" | "after">, first: number, longest: number, ended: () => void) {
  let failures = 0;
  let cancel = () => {};
  return {
    longer: () => {
      const [draw] = env.random(new Uint8Array(1));
      const wait = Math.min(longest, first * 2 ** failures++) * (0.5 + (draw as number) / 510);
      cancel();
      cancel = env.after(wait, ended);
    },
    wentWell: () => {
      failures = 0;
    },
    cancel: () => cancel(),
  };
}

/** The field that each kind of answer must have. */
const SAYS: Readonly<Record<Answer["status"], string>> = {
  accepted: "seq",
  duplicate: "seq",
  rejected: "code",
  conflict: "with",
};
const isAnswer = (json: unknown): json is Answer =>
  isRecord(json) && typeof json.id === "string" && Boolean(json[SAYS[json.status as Answer["status"]]]);

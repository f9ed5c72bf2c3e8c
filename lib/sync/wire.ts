/** The two requests a phone makes for a sheet. What is not an answer is a `WireError`, never an event lost. */

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
  /** Kept beside what stands in its place; an older server kept it out, and gave it no number. */
  | {
      readonly id: string;
      readonly status: "conflict";
      readonly with: LogEvent;
      readonly seq?: number;
      readonly receipt?: string;
    };

/**
 * `offline`: no answer. `server`: not now. `refused`: this phone has no right to the sheet. `unreadable`: this content, never.
 * `later`: too much from here of late. `full`: until somebody makes room.
 */
export type WireCode = "offline" | "server" | "refused" | "unreadable" | "later" | "full";

export class WireError extends Error {
  readonly code: WireCode;
  /** Of what is refused for ever, the server's own word. */
  readonly told: string | undefined;

  constructor(code: WireCode, cause?: unknown, told?: string) {
    super(code, { cause });
    this.code = code;
    this.told = told;
  }
}

export interface Wire {
  /** `proof`: what the server once gave this phone to keep; by it, a server that went back knows it again. */
  push(sheet: string, events: readonly LogEvent[], proof?: string): Promise<Answer[]>;
  pull(sheet: string, after: number, proof?: string): Promise<Pulled>;
}

/** `last`: the newest number there is. `epoch`: which past this server has. */
export interface Pulled {
  readonly events: readonly LogEvent[];
  readonly last: number;
  readonly role?: Role | undefined;
  readonly epoch?: string | undefined;
  /** Of all up to the first number asked for. */
  readonly past?: number | undefined;
  /** That this phone has this right, in the server's own word. */
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

/** One question, asked with this phone's right; what is not an answer is a `WireError`. */
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

/** Why it was refused; a server of another day may say what this app has no words for. */
export const faultsOf = ({ code, faults }: Extract<Answer, { status: "rejected" }>): readonly Fault[] =>
  faults ?? [{ at: "kind", code: code as FaultCode, rule: "T6" }];

/** Before the server is asked again: each time a little longer, and a hall that waits for it does not ask in one breath. */
function waitMs({ random }: Pick<Env, "random">, failures: number, first: number, longest: number): number {
  const [draw] = random(new Uint8Array(1));
  return Math.min(longest, first * 2 ** failures) * (0.5 + (draw as number) / 510);
}

/** One wait at a time, each longer than the one before until it went well. */
export function waiting(env: Pick<Env, "random" | "after">, first: number, longest: number, ended: () => void) {
  let failures = 0;
  let cancel = () => {};
  return {
    longer: () => {
      const wait = waitMs(env, failures++, first, longest);
      cancel();
      cancel = env.after(wait, ended);
    },
    wentWell: () => {
      failures = 0;
    },
    cancel: () => cancel(),
  };
}

/** What each answer must say. */
const SAYS: Readonly<Record<Answer["status"], string>> = {
  accepted: "seq",
  duplicate: "seq",
  rejected: "code",
  conflict: "with",
};
const isAnswer = (json: unknown): json is Answer =>
  isRecord(json) && typeof json.id === "string" && Boolean(json[SAYS[json.status as Answer["status"]]]);

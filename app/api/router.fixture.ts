/** For tests: the doors found in the app folder, called as functions. */
import { randomBytes, randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

export interface Door {
  readonly method: Method;
  /** "/api/sheets/[id]/events" */
  readonly path: string;
  readonly handler: Handler;
}

const FOLDER = "app/api";

/** Every method of every route file under app/api. */
export async function readDoors(): Promise<Door[]> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) => /(^|\/)route\.ts$/.test(file));
  const doors = await Promise.all(
    files.map(async (file) => {
      const module = (await import(/* @vite-ignore */ join(process.cwd(), FOLDER, file))) as Partial<Record<Method, Handler>>;
      const path = join("/api", file).replace(/\/route\.ts$/, "");
      return METHODS.flatMap((method) => (module[method] ? [{ method, path, handler: module[method] }] : []));
    }),
  );
  return doors.flat().sort((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1));
}

export interface Phone {
  readonly device: string;
  readonly token: string;
}

export const aPhone = (): Phone => ({ device: randomUUID(), token: randomBytes(32).toString("base64url") });

export interface Sent {
  readonly phone?: Phone | null | undefined;
  /** Sent as JSON, or as it is when it is already a text. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Sends a request as a browser would; undefined when no door has this address and method. */
export async function ask(
  doors: readonly Door[],
  method: string,
  address: string,
  sent: Sent = {},
): Promise<Response | undefined> {
  const url = new URL(address, "http://localhost");
  for (const door of doors) {
    const params = door.method === method ? paramsOf(door.path, url.pathname) : undefined;
    if (params) return door.handler(requestOf(method, url, sent), { params: Promise.resolve(params) });
  }
  return undefined;
}

function requestOf(method: string, url: URL, { phone, body, headers, signal }: Sent): Request {
  const text = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
  return new Request(url, {
    method,
    body: text,
    headers: {
      "sec-fetch-site": "same-origin",
      ...(text === null ? {} : { "content-type": "application/json" }),
      ...(phone && { authorization: `Bearer ${phone.token}` }),
      ...headers,
    },
    ...(signal && { signal }),
  });
}

function paramsOf(path: string, asked: string): Record<string, string> | undefined {
  const [wanted, given] = [path.split("/"), asked.split("/")];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const name = /^\[(\w+)\]$/.exec(part)?.[1];
    if (name) params[name] = decodeURIComponent(given[i] as string);
    else if (part !== given[i]) return undefined;
  }
  return params;
}

/**
 * Handles what Next would not: it answers TRACE with an error and its stack, and its server waits five minutes for the rest of a
 * half-sent request.
 */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { settings } from "#lib/db/settings";
import { addressSeen, lastHop } from "./address";
import { DOCUMENT } from "./body";

const STARTED = "http.server.request.start";
/** The longest wait for a request's headers. */
const HEAD_MS = 15_000;
/** A year, without subdomains: those may serve something else. */
const HSTS = "max-age=31536000";

/** A proxy's headers are used only if the operator has declared one. */
export const isBehindProxy = (): boolean => settings().BEHIND_PROXY === "1";

interface Started {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
}

/** Calls back at the start of each request. Returns how to stop. */
export function eachRequest(started: (one: Started) => void): () => void {
  const hear = (message: unknown) => started(message as Started);
  subscribe(STARTED, hear);
  return () => void unsubscribe(STARTED, hear);
}

/** Returns how to stop. */
export function guardServer(): () => void {
  const guarded = new WeakSet<Server>();
  return eachRequest(({ request, response, server }) => {
    if (!guarded.has(server)) guard(server);
    guarded.add(server);
    request.headers["x-forwarded-for"] = addressSeen(request, isBehindProxy());
    if (isSecure(request)) response.setHeader("Strict-Transport-Security", HSTS);
  });
}

function guard(server: Server): void {
  server.headersTimeout = HEAD_MS;
  server.requestTimeout = DOCUMENT.ms;
  const emit = server.emit.bind(server) as (...told: unknown[]) => boolean;
  server.emit = (name: string | symbol, ...told: unknown[]) => {
    const [request, response] = told as [IncomingMessage, ServerResponse];
    if (name !== "request" || request.method !== "TRACE") return emit(name, ...told);
    response.writeHead(405, { Allow: "GET, HEAD, POST, PATCH", "Cache-Control": "no-store", Connection: "close" }).end();
    return true;
  };
}

function isSecure({ socket, headers }: IncomingMessage): boolean {
  if ("encrypted" in socket && socket.encrypted) return true;
  return isBehindProxy() && lastHop(headers["x-forwarded-proto"]) === "https";
}

/** One line of JSON for each request to a door: what was asked, the result, the time. Never a name, a token or an id. */
import { eachRequest } from "./before-next";

/** A longer part of a path is an id or nonsense, and is not logged. */
const LONGEST_STEP = 20;

export interface RequestLine {
  readonly at: string;
  readonly level: "info";
  readonly method: string;
  readonly path: string;
  /** Null: the connection was lost before the answer. */
  readonly status: number | null;
  readonly ms: number;
}

/** Returns how to stop. */
export function logRequests(print: (line: RequestLine) => void): () => void {
  return eachRequest(({ request: { method = "", url = "" }, response }) => {
    if (!url.startsWith("/api/")) return;
    const start = performance.now();
    response.once("close", () => {
      const status = response.headersSent ? response.statusCode : null;
      const ms = Math.round(performance.now() - start);
      print({ at: new Date().toISOString(), level: "info", method, path: pathOf(url), status, ms });
    });
  });
}

/** The path with ids left out, as the route's folder: "/api/sheets/…/events". */
const pathOf = (url: string): string =>
  url
    .replace(/[?#].*/s, "")
    .slice(0, 400)
    .split("/")
    .map((step) => (step.length > LONGEST_STEP || !/^[\w-]*$/.test(step) ? "…" : step))
    .slice(0, 8)
    .join("/");

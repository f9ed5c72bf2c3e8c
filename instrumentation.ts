export { logError as onRequestError } from "./app/api/error-log";

/** The start is in a file of its own, because Next also builds this one for the edge, which lacks Node's modules. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") await (await import("./app/api/begin")).begin();
}

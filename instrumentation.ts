export { logError as onRequestError } from "./app/api/error-log";

/** What begins is in a file of its own: Next builds this one for the edge too, which has nothing of Node. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") await (await import("./app/api/begin")).begin();
}

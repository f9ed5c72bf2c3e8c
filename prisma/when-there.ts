import { postgres } from "#lib/db/engine/postgres";
import { isPostgres } from "#lib/db/url";
import { told } from "./engine";

/** A machine that starts again starts its Postgres too, and in no order. */
const PATIENCE_MS = 60_000;
const AGAIN_MS = 500;

/** A Postgres that is not there yet is waited for, and told of once; one that does not come is an error of one line. */
export async function whenThere<T>(work: (url: string) => Promise<T>, url: string, say: (line: string) => void): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (let isTold = false; ; isTold = true) {
    try {
      return await work(url);
    } catch (error) {
      if (!isPostgres(url) || !postgres.isAway(error)) throw error;
      const reason = String((error as { code?: unknown }).code ?? (error as Error).message);
      if (performance.now() > end) throw new Error(`no Postgres answers at ${told(url)} (${reason})`, { cause: error });
      if (!isTold) say(`waiting for Postgres at ${told(url)} (${reason})`);
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { emptyDatabase } from "./database.fixture";

/** An empty database for all tests of a file, or a new one for each. Returns a function that changes to a new empty one at once. */
export function emptyDatabasePer(what: "file" | "test"): () => Promise<void> {
  const [begin, end] = what === "file" ? [beforeAll, afterAll] : [beforeEach, afterEach];
  let leave: () => Promise<void>;
  const enter = async () => {
    leave = await emptyDatabase();
  };
  begin(enter);
  end(() => leave());
  return async () => {
    await leave();
    await enter();
  };
}

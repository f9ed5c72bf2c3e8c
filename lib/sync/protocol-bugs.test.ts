import { describe, expect, it, vi } from "vitest";
import { showsAll } from "#components/screens/sheet/on-screen.fixture";
import type * as Fold from "#lib/sheet/fold";
import type * as Outbox from "./outbox";
import { BUGS, type Bug, brokenOutbox, planted } from "./protocol-bugs.fixture";
import { FakeServer } from "./server.fixture";
import { type Server, World } from "./world.fixture";
import { checkWorld } from "./world-check.fixture";

vi.mock("./outbox", async (importOriginal) => brokenOutbox(await importOriginal<typeof Outbox>()));
vi.mock("#lib/sheet/fold", async (importOriginal) => {
  const right = await importOriginal<typeof Fold>();
  const foldSheet: typeof Fold.foldSheet = (log) => {
    const sheet = right.foldSheet(log);
    return sheet && planted.bug?.sheet ? planted.bug.sheet(sheet) : sheet;
  };
  return { ...right, foldSheet };
});

/** Every bug must show within so many evenings. The evenings are the same at every run and on every machine. */
const MOST_EVENINGS = 10;
const STEPS = 40;

function broken(bug: Bug | undefined): Server {
  const fake = new FakeServer();
  const right = async (path: string, init: RequestInit) => fake.handle(path, init);
  const handle = bug?.server?.(right, fake) ?? right;
  return {
    handle,
    grant: (sheet, token) => fake.grant(sheet, token),
    log: (sheet) => fake.log(sheet),
    update: () => fake.update(),
    restore: (sheet, length, byHand) => fake.restore(sheet, length, byHand),
  };
}

/** The fault of the evening in one line; undefined when there was none. */
async function fault(seed: number, bug?: Bug): Promise<string | undefined> {
  planted.bug = bug;
  try {
    const server = broken(bug);
    const world = await World.open(server, seed, 2 + (seed % 4), showsAll);
    const { fetch } = bug ?? {};
    if (fetch) for (const { handset } of world.seats) handset.fetch = fetch(handset.fetch as Parameters<typeof fetch>[0]);
    await world.run(STEPS);
    bug?.after?.(world);
    await world.calm();
    await checkWorld(world, server);
    return undefined;
  } catch (error) {
    return (error as Error).message.split("\n")[0] as string;
  } finally {
    planted.bug = undefined;
  }
}

describe("a bug in the protocol is caught:", () => {
  it.each(BUGS)("$name", async (bug) => {
    let found: string | undefined;
    let seed = 0;
    while (!found && seed < MOST_EVENINGS) found = await fault(++seed, bug);
    expect(found).toBeDefined();
  });

  it("without a bug no fault is found", async () => {
    for (let seed = 1; seed <= MOST_EVENINGS; seed++) expect(await fault(seed), `seed ${seed}`).toBeUndefined();
  });
});

import { expect, test } from "vitest";
import { foldSheet } from "#lib/sheet/fold";
import { logOf, opened } from "#lib/sheet/log.fixture";
import type { Phone } from "./phone";
import { seatSomebody } from "./seat-somebody";

const fault = { at: "name", code: "name-taken", rule: "T2" };

/** Two tables: the one named by `refuses` refuses changes, and one is not on this phone unless `isHere`. */
function tables(refuses: string | null, isHere = true) {
  const done: string[] = [];
  const sheet = foldSheet(logOf(opened(3)));
  const people = sheet?.people.map((person) => ({ ...person }));
  const season = { club: "c1", season: "s1", players: ["nora", "hugo", "inès"] };
  const phone = {
    open: (id: string) => ({
      sync: async () => void done.push(`${id} asked`),
      getSnapshot: () => ({ sheet: isHere ? { ...sheet, people, season } : null }),
      save: async (...changes: { kind: string }[]) => {
        done.push(`${id} ${changes.map(({ kind }) => kind).join("+")}`);
        return id === refuses ? { ok: false, code: "refused", faults: [fault] } : { ok: true, events: [] };
      },
    }),
  } as unknown as Phone;
  return { done, phone };
}
const zoe = { player: "zoé", name: "Zoé", plays: false };
const nora = { player: "nora", name: "Nora", plays: false };

test("a newcomer is seated on the sheet as it is now, and sent at once", async () => {
  const { done, phone } = tables(null);
  expect(await seatSomebody(phone, { ...zoe, from: null, to: "new" })).toEqual({ ok: true });
  expect(done).toEqual(["new asked", "new person.added", "new asked"]);
});

test("a player who changes tables leaves the old one only after sitting down at the new one", async () => {
  const moved = tables(null);
  await seatSomebody(moved.phone, { ...nora, from: "old", to: "new" });
  expect(moved.done.filter((said) => !said.endsWith("asked"))).toEqual(["new ", "old person.left"]);
  const refused = tables("new");
  expect(await seatSomebody(refused.phone, { ...zoe, from: "old", to: "new" })).toEqual({ ok: false, fault });
  expect(refused.done.filter((said) => said.startsWith("old"))).toEqual([]);
});

test("nobody is seated on a sheet that could not be loaded", async () => {
  const { done, phone } = tables(null, false);
  expect(await seatSomebody(phone, { ...zoe, from: "old", to: "new" })).toEqual({ ok: false, fault: null });
  expect(done).toEqual(["new asked"]);
});

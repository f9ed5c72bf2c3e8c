/** What a phone may do on a table's sheet: by a right to the sheet, to its tournament, or to the tournament's club. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Role } from "#lib/sheet/role";
import { hashOf, requireRole } from "./access";
import { write } from "./client";
import { emptyDatabasePer } from "./per-test.fixture";

emptyDatabasePer("test");

/** The phone's right to each log; "out": the log shut it out. */
interface Rights {
  readonly club?: Role | "out";
  readonly hall?: Role | "out";
  readonly table?: Role | "out";
}

/** The highest role that the phone has on the table's sheet, and on the tournament. */
async function mayDo(rights: Rights): Promise<(string | undefined)[]> {
  const [club, hall, table] = [randomUUID(), randomUUID(), randomUUID()];
  const logs = [
    { id: club, kind: "club", within: null, right: rights.club },
    { id: hall, kind: "hall", within: club, right: rights.hall },
    { id: table, kind: "sheet", within: hall, right: rights.table },
  ];
  await write(async (tx) => {
    for (const { right, ...log } of logs) {
      await tx.log.create({ data: { ...log, openedBy: "x" } });
      if (!right) continue;
      const how = right === "out" ? { role: "player", revokedAt: new Date() } : { role: right };
      await tx.device.create({ data: { logId: log.id, tokenHash: hashOf("t"), id: "nora", ...how } });
    }
  });
  const most = async (log: string) => {
    for (const role of ["owner", "player", "viewer"] as const) {
      const access = await requireRole(log, "t", role);
      if (access) return access.role;
    }
  };
  return [await most(table), await most(hall)];
}

test.each<[string, Rights, string | undefined, string | undefined]>([
  ["who runs the club runs all of it", { club: "owner" }, "owner", "owner"],
  ["who plays in the club follows its tournaments", { club: "player" }, "viewer", "viewer"],
  ["who runs the club runs it with a table's card too", { club: "owner", hall: "player" }, "owner", "owner"],
  ["who plays in the club writes with a table's card", { club: "player", hall: "player" }, "player", "player"],
  ["who has a table's card writes that tournament's sheets", { hall: "player" }, "player", "player"],
  ["who runs the tournament runs its tables", { hall: "owner" }, "owner", "owner"],
  ["whoever was shut out of the tournament follows it by no club", { club: "player", hall: "out" }, undefined, undefined],
  ["but for who runs the club", { club: "owner", hall: "out" }, "owner", "owner"],
  ["whoever was shut out of a sheet is, whatever card they have", { hall: "player", table: "out" }, undefined, "player"],
  ["but for who runs its tournament", { hall: "owner", table: "out" }, "owner", "owner"],
  ["a stranger", {}, undefined, undefined],
])("%s", async (_, rights, onTable, onHall) => {
  expect(await mayDo(rights)).toEqual([onTable, onHall]);
});

test("a phone with a right on a sheet and another in its tournament has the higher one", async () => {
  const [table, hall] = [randomUUID(), randomUUID()];
  await write(async (tx) => {
    await tx.log.create({ data: { id: hall, kind: "hall", openedBy: "x" } });
    await tx.log.create({ data: { id: table, kind: "sheet", openedBy: "x", within: hall } });
    const phone = { tokenHash: hashOf("t"), id: "nora" };
    await tx.device.create({ data: { ...phone, logId: hall, role: "viewer" } });
    await tx.device.create({ data: { ...phone, logId: table, role: "player" } });
  });
  expect(await requireRole(table, "t", "viewer")).toMatchObject({ role: "player", own: true });
});

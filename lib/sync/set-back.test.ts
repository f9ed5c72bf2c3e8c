/** A server set back to an older copy gets what it lost from the phones that may give it. */
import { expect, test } from "vitest";
import { chanceOf } from "#lib/rules/seeded";
import { record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { Handset } from "./phone.fixture";
import { sentTable } from "./sent-table.fixture";
import { SHEET_AT_TABLE } from "./table-at.fixture";

test.each([0, 1, 2].flatMap((left) => [true, false].map((byHand) => [left, byHand] as const)))(
  "a server set back to its first %i events, by hand or not (%s), gets the others again",
  async (left, byHand) => {
    const { server, sheet } = await sentTable();
    await sheet.save(record(0, cards(30, 20, 12)));
    await sheet.save(record(1, cards(10, 25, 28)));
    await sheet.sync();
    const log = server.log(SHEET_AT_TABLE);
    server.restore(SHEET_AT_TABLE, left, byHand);
    await sheet.sync();
    expect(server.log(SHEET_AT_TABLE)).toEqual(log);
    expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [], lastError: null, sheet: { totals: [40, 45, 40] } });
    // When even the opening was lost, it is given back first and is not counted.
    expect(sheet.getSnapshot().givenBack).toBe(Math.min(2, 3 - left));
  },
);

test("a server set back to a sheet without deals is read again without trouble", async () => {
  const { server, sheet } = await sentTable();
  server.restore(SHEET_AT_TABLE, 1, false);
  await sheet.sync();
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, lastError: null });
});

/** What another phone than the opener gives back to a server that no longer knows the sheet. */
async function givenBy(more: object, isShutOut = false) {
  const at = await sentTable();
  const handset = new Handset(async (path, init) => {
    const response = at.server.handle(path, init);
    return path.includes("?after") && response.ok ? Response.json({ ...(await response.json()), ...more }) : response;
  }, chanceOf(2));
  // Of a clock a year behind: its deal comes before the opening in what it keeps.
  handset.now -= 365 * 86_400_000;
  const phone = handset.tab();
  const { token } = await phone.device();
  at.server.grant(SHEET_AT_TABLE, token);
  const copy = phone.open(SHEET_AT_TABLE);
  await copy.sync();
  await copy.save(record(0, cards(30, 20, 12)));
  await copy.sync();
  if (isShutOut) at.server.shutOut.add(`Bearer ${token}`);
  at.server.restore(SHEET_AT_TABLE, 0, false);
  await copy.sync();
  return { kinds: at.server.log(SHEET_AT_TABLE).map(({ kind }) => kind), trouble: copy.getSnapshot().lastError };
}

test("a server that lost a sheet gets it back from a phone with its proof, and from no other but the opener's", async () => {
  const whole = { kinds: ["sheet.opened", "deal.recorded"], trouble: null };
  const none = { kinds: [], trouble: "refused" };
  expect(await givenBy({})).toEqual(whole);
  expect(await givenBy({ role: "player" })).toEqual(whole);
  expect(await givenBy({ proof: undefined })).toEqual(none);
  expect(await givenBy({ role: "viewer" })).toEqual(none);
});

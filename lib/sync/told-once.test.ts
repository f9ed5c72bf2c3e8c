/** The server tells a phone its right once, and does not repeat it in each answer. */
import { expect, test } from "vitest";
import { open } from "#lib/sheet/change";
import { opening } from "#lib/sheet/log.fixture";
import { Handset } from "./phone.fixture";
import { FakeServer } from "./server.fixture";

const SHEET = "01930000-0000-7000-8000-0000000000aa";

async function table() {
  const server = new FakeServer();
  /** Fields that replace or extend each answer to a pull. */
  const says: { now: object } = { now: {} };
  const proofs: (string | null)[] = [];
  const handset = new Handset(async (path, init) => {
    proofs.push(new Headers(init.headers).get("petit-proof"));
    const response = server.handle(path, init);
    return path.includes("?after") && response.ok ? Response.json({ ...(await response.json()), ...says.now }) : response;
  });
  const phone = handset.tab();
  const sheet = phone.open(SHEET);
  await sheet.save(open(opening(3)));
  await sheet.sync();
  return { server, handset, phone, sheet, says, proofs };
}

test("a role stays until another one is told", async () => {
  const { sheet, says } = await table();
  says.now = { role: "player" };
  await sheet.sync();
  says.now = { role: undefined };
  await sheet.sync();
  expect(sheet.getSnapshot().role).toBe("player");
  says.now = { role: "viewer" };
  await sheet.sync();
  expect(sheet.getSnapshot().role).toBe("viewer");
});

test("the proof goes with every request, though the server tells it only once", async () => {
  const { sheet, says, proofs } = await table();
  says.now = { proof: undefined };
  await sheet.sync();
  await sheet.sync();
  expect(proofs.at(-1)).toMatch(/^proof of /);
});

test("only a refusal shuts a phone out, not a full or a failing server", async () => {
  const { server, phone, sheet } = await table();
  const shutOut: boolean[] = [];
  for (const status of [429, 503, 404]) {
    server.failing = status;
    await sheet.sync();
    shutOut.push(phone.isShutOut(SHEET));
  }
  expect(shutOut).toEqual([false, false, true]);
});

test("a sheet known only to the second copy is sent as the app opens", async () => {
  const { server, handset, phone } = await table();
  phone.close();
  const [opened] = server.log(SHEET);
  const { seq, ...event } = { ...opened, sheet: SHEET };
  const lost = new Handset(async (path, init) => server.handle(path, init));
  for (const [key, value] of handset.kept) lost.kept.set(key, value);
  lost.kept.set(`petit-au-bout:unsent:${event.id}`, JSON.stringify(event));
  server.logs.clear();
  await lost.tab().sendAll();
  expect(server.log(SHEET)).toHaveLength(1);
});

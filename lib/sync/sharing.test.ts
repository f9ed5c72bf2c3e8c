import { expect, test } from "vitest";
import { Handset } from "./phone.fixture";
import { sharingOf } from "./sharing";

const SHEET = "01930000-0000-7000-8000-0000000000aa";

/** A server that makes links l1, l2…, and forgets only those that were ended. */
function sheet() {
  const asked: (readonly [method: string, path: string, body: unknown])[] = [];
  const links: { id: string; until: string }[] = [];
  let status = 200;
  const handset = new Handset(async (path, { method = "GET", body }) => {
    const sent = body === undefined ? undefined : JSON.parse(String(body));
    asked.push([method, path.replace(`/api/sheets/${SHEET}`, ""), sent]);
    if (method === "PATCH" && status !== 200) return new Response("", { status });
    if (path.endsWith("/access")) return Response.json({ devices: [], links, reach: "http://192.168.1.7:3000" });
    if (path.endsWith("/links")) {
      const link = { id: `l${asked.length}`, token: `t${asked.length}`, until: "2026-12-01" };
      links.push(link);
      return Response.json(link);
    }
    if (path.endsWith("/code")) return Response.json({ code: 123456, until: "2026-11-22" });
    if (sent?.revoked) links.splice(0);
    return Response.json({ until: "2026-12-24" });
  });
  const patches = () => asked.filter(([method]) => method === "PATCH");
  return {
    handset,
    asked,
    links,
    patches,
    refuse: (code: number) => (status = code),
    share: () => sharingOf(handset.tab(), SHEET),
  };
}

test("a link is shown again while it is open, and replaced once it is not", async () => {
  const { share, links, asked } = sheet();
  const link = await share().link("player");
  expect(link).toMatchObject({ until: "2026-12-01", reach: "http://192.168.1.7:3000" });
  expect(await share().link("player")).toEqual(link);
  expect((await share().link("viewer")).id).not.toBe(link.id);
  links.splice(0);
  expect((await share().link("player")).id).not.toBe(link.id);
  expect(asked.filter(([, path]) => path === "/links").map(([, , body]) => body)).toEqual([
    { role: "player" },
    { role: "viewer" },
    { role: "player" },
  ]);
});

test("a new link ends the one before, if that is still open", async () => {
  const { share, patches, refuse } = sheet();
  const first = await share().link("player");
  const second = await share().rotate("player");
  expect(patches()).toEqual([["PATCH", `/links/${first.id}`, { revoked: true }]]);
  expect(second.id).not.toBe(first.id);
  refuse(404);
  const third = await share().rotate("player");
  expect(third.id).not.toBe(second.id);
  refuse(500);
  await expect(share().rotate("player")).rejects.toMatchObject({ code: "server" });
});

test("a link can be ended alone or with its phones, extended, or made into a code", async () => {
  const { share, patches } = sheet();
  const { end, endAll, extend, code, change } = share();
  await end("l1");
  await endAll("l2");
  expect(await extend("l3", 30 as never)).toEqual({ until: "2026-12-24" });
  await change("d1", { revoked: true });
  expect(patches()).toEqual([
    ["PATCH", "/links/l1", { revoked: true }],
    ["PATCH", "/links/l2", { revoked: true, devices: true }],
    ["PATCH", "/links/l3", { days: 30 }],
    ["PATCH", "/devices/d1", { revoked: true }],
  ]);
  expect(await code("l1")).toEqual({ code: "123456", until: "2026-11-22" });
});

test("without a readable copy of the link a new one is made each time", async () => {
  const { handset, asked } = sheet();
  const none = sharingOf(handset.tab({ storage: undefined }), SHEET);
  await none.link("player");
  await none.link("player");
  expect(asked.filter(([, path]) => path === "/links")).toHaveLength(2);
  handset.kept.set(`petit-au-bout:link:${SHEET}:player`, "{");
  await sharingOf(handset.tab(), SHEET).link("player");
  expect(asked.filter(([, path]) => path === "/links")).toHaveLength(3);
});

test.each([
  [{ devices: [], links: [] }, null],
  [{ devices: [], links: [], reach: 3 }, null],
  [{ devices: [], links: [null, 3], reach: "http://192.168.1.7:3000" }, "http://192.168.1.7:3000"],
])("the server's address is told if the answer has one: %j", async (access, reach) => {
  const phone = new Handset(async () => Response.json(access)).tab();
  expect(await sharingOf(phone, SHEET).reach()).toBe(reach);
});

test.each([{}, { devices: [] }, { links: [] }, { devices: {}, links: [] }])("the answer %j is refused", async (access) => {
  const phone = new Handset(async () => Response.json(access)).tab();
  await expect(sharingOf(phone, SHEET).devices()).rejects.toMatchObject({ code: "server" });
});

test("only phones with complete entries are listed", async () => {
  const device = { id: "d1", role: "player", name: null, lastSeenAt: "2026-11-21", revokedAt: null, link: "l1", self: false };
  const devices = [device, { ...device, self: "no" }, { ...device, role: undefined }, null];
  const phone = new Handset(async () => Response.json({ devices, links: [] })).tab();
  expect(await sharingOf(phone, SHEET).devices()).toEqual([device]);
});

test("ending a missing link with its phones fails; ending it alone succeeds", async () => {
  const { share, refuse } = sheet();
  refuse(404);
  await expect(share().endAll("l1")).rejects.toMatchObject({ code: "refused" });
  expect(await share().end("l1")).toBeUndefined();
});

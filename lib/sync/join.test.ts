import { describe, expect, it } from "vitest";
import { joinSheet } from "./join";
import type { OpenSheet } from "./opened";
import type { Phone } from "./phone";
import { Handset } from "./phone.fixture";

const TOKEN = "t".repeat(43);

/** A phone that the server lets in, and a sheet of which no events have come yet. */
function joining(answer: Response | TypeError = Response.json({ sheet: "a-sheet", kind: "sheet" })) {
  const nobody = () => {};
  let hear = nobody;
  let sheet: unknown = null;
  let end = () => {};
  const exchanged = new Promise<void>((resolve) => {
    end = resolve;
  });
  const open = {
    getSnapshot: () => ({ sheet }),
    subscribe: (changed: () => void) => {
      hear = changed;
      return () => {
        hear = nobody;
      };
    },
    sync: () => exchanged,
  } as unknown as OpenSheet;
  const phone = {
    env: { fetch: async () => (answer instanceof Error ? Promise.reject(answer) : answer), after: () => () => {} },
    device: async () => ({ id: "a-phone", token: "secret" }),
    open: () => open,
  } as unknown as Phone;
  const come = () => {
    sheet = {};
    hear();
  };
  let isIn = false;
  const joined = joinSheet(phone, { token: TOKEN }).then((said) => {
    isIn = true;
    return said;
  });
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  /** Something of the sheet changed, but its log has not come. */
  const tell = () => hear();
  return { joined, come, tell, end, rest, isIn: () => isIn, isHeard: () => hear !== nobody };
}

describe("joining somebody else's sheet", () => {
  it("is done as soon as the log is here, whatever else is still asked", async () => {
    const { joined, come, tell, rest, isIn, isHeard } = joining();
    await rest();
    tell();
    await rest();
    expect(isIn()).toBe(false);
    come();
    expect(isHeard()).toBe(false);
    expect(await joined).toEqual({ ok: true, kind: "sheet", id: "a-sheet" });
  });

  it.each<[Response | TypeError, string]>([
    [new TypeError("no network"), "offline"],
    [new Response(null, { status: 503 }), "server"],
    [Response.json({ error: "not-yours" }, { status: 403 }), "unknown"],
  ])("that fails says why: without a network it is no dead link", async (answer, code) => {
    expect(await joining(answer).joined).toEqual({ ok: false, code });
  });

  it("is done once everything was asked, even if nothing came", async () => {
    const { joined, end } = joining();
    end();
    expect(await joined).toEqual({ ok: true, kind: "sheet", id: "a-sheet" });
  });

  it("is refused where the server refuses", async () => {
    const { joined } = joining(Response.json({ code: "unknown" }, { status: 403 }));
    expect(await joined).toEqual({ ok: false, code: "unknown" });
  });

  it.each(["club", "hall"] as const)("brings a %s to this phone before anybody opens it", async (kind) => {
    const asked: string[] = [];
    const view = {
      club: { club: {}, role: "viewer", seasons: [], day: "2026-11-21" },
      hall: { role: "viewer", club: {}, hall: {}, playing: [], openedAt: null, now: "2026-11-21T20:00:00.000Z" },
    }[kind];
    const phone = new Handset(async (path) => {
      asked.push(path);
      return Response.json(path === "/api/join" ? { sheet: "x1", kind } : view);
    }).tab();
    expect(await joinSheet(phone, { code: "123456" })).toEqual({ ok: true, kind, id: "x1" });
    expect(asked).toEqual(["/api/join", `/api/${kind}s/x1`]);
    expect((await phone.store.seen(`/api/${kind}s/x1`))?.view).toEqual(view);
  });

  it.each([
    [410, { code: "used" }, "used"],
    [410, { code: "replaced" }, "replaced"],
    [410, { code: "of tomorrow" }, "unknown"],
    [404, {}, "unknown"],
    [400, {}, "unknown"],
    [429, {}, "later"],
    [409, {}, "full"],
    [500, {}, "server"],
  ])("an answer of %i (%j) is told as “%s”", async (status, body, code) => {
    const { joined } = joining(Response.json(body, { status }));
    expect(await joined).toEqual({ ok: false, code });
  });
});

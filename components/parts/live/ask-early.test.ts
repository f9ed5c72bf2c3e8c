import { expect, test, vi } from "vitest";
import { shelf } from "#lib/sync/shelf.fixture";
import { DEVICE } from "#lib/sync/spare";
import { ASK_EARLY } from "./ask-early";

const TOKEN = "AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE";
const SHEET = "01930000-0000-7000-8000-0000000000aa";

type Asked = (path: string, init: RequestInit) => Promise<Response> | undefined;

/** Runs the script in the page's first bytes, with this hash and this storage. Returns what it asked, and `asked` for later code. */
function open(hash: string, kept: Record<string, string> = {}, kind = "sheet") {
  const store = new Map(Object.entries(kept));
  const sent: { path: string; init: RequestInit }[] = [];
  const fetch = vi.fn(async (path: string, init: RequestInit) => {
    sent.push({ path, init });
    if (path === "/api/join") return Response.json({ sheet: SHEET, kind, role: "player" });
    return Response.json({ events: [{ kind: "sheet.opened", body: { rules: { game: "tarot" } } }], last: 1 });
  });
  const window: { asked?: Asked } = {};
  new Function("window", "location", "localStorage", "fetch", ASK_EARLY)(window, { hash }, shelf(store), fetch);
  const device = () => JSON.parse(store.get(DEVICE) as string) as { id: string; token: string };
  const right = () => ({ Authorization: `Bearer ${device().token}`, "Content-Type": "application/json" });
  return { store, sent, window, device, right };
}

const settle = () => new Promise((done) => setTimeout(done, 5));

test("a new phone asks to be let in, and for the log, before any code has loaded", async () => {
  const { store, sent, window, device, right } = open(`#${TOKEN}`);
  await settle();
  expect(sent.map(({ path }) => path)).toEqual(["/api/join", `/api/sheets/${SHEET}/events?after=0`]);
  expect(device().id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(device().token).toMatch(/^[\w-]{43}$/);
  expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ token: TOKEN, device: device().id });
  expect(store.get("petit-au-bout:game")).toBe("tarot");

  const body = JSON.stringify({ token: TOKEN, device: device().id });
  const ask = () => window.asked?.("/api/join", { method: "POST", body, headers: right() });
  expect(await (await ask())?.json()).toMatchObject({ sheet: SHEET });
  expect(ask()).toBeUndefined();
  const log = await window.asked?.(`/api/sheets/${SHEET}/events?after=0`, { headers: right() });
  expect(await log?.json()).toMatchObject({ last: 1 });
});

test("an early answer goes only to the same request with the same right", async () => {
  const own = { id: "01930000-0000-7000-8000-0000000000bb", token: "x".repeat(43) };
  const { sent, window, right } = open(`#${TOKEN}`, { [DEVICE]: JSON.stringify(own) });
  await settle();
  expect(sent[0]?.init.headers).toMatchObject({ Authorization: `Bearer ${own.token}` });
  const path = `/api/sheets/${SHEET}/events?after=0`;
  expect(window.asked?.("/api/join", { method: "POST", body: "{}", headers: right() })).toBeUndefined();
  expect(window.asked?.(path, { headers: { Authorization: "Bearer other" } })).toBeUndefined();
  expect(window.asked?.(path, { headers: { ...right(), "Petit-Proof": "p" } })).toBeUndefined();
  expect(window.asked?.(path.replace("=0", "=5"), { headers: right() })).toBeUndefined();
  expect(window.asked?.(path, { headers: right() })).toBeDefined();
});

test("a caller that gives up does not wait for the early answer", async () => {
  const window: { asked?: Asked } = {};
  const store = { getItem: () => JSON.stringify({ id: "a", token: "t" }), setItem: () => {} };
  const never = () => new Promise(() => {});
  new Function("window", "location", "localStorage", "fetch", ASK_EARLY)(window, { hash: `#${TOKEN}` }, store, never);
  const leaving = new AbortController();
  const body = JSON.stringify({ token: TOKEN, device: "a" });
  const headers = { Authorization: "Bearer t" };
  const asked = window.asked?.("/api/join", { method: "POST", body, headers, signal: leaving.signal });
  leaving.abort();
  await expect(asked).rejects.toBeDefined();
});

test("nothing is asked early for a typed or recovery code, without storage, or for a club's log", async () => {
  for (const hash of ["", "#ABCD-EFGH-JKLM-NPQR-STUV-WXYZ-2345", "#donne-1"]) expect(open(hash).sent).toEqual([]);
  const { sent } = open(`#${TOKEN}`, {}, "club");
  await settle();
  expect(sent.map(({ path }) => path)).toEqual(["/api/join"]);
  const broken = {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {},
  };
  const fetch = vi.fn();
  new Function("window", "location", "localStorage", "fetch", ASK_EARLY)({}, { hash: `#${TOKEN}` }, broken, fetch);
  expect(fetch).not.toHaveBeenCalled();
});

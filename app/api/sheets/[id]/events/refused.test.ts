/** Strangers, and what is no push, are refused at a sheet's events. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { write } from "#lib/db/client";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { aDeal, anEvent, anOpening, letPhoneIn, luc, petite, postEvents, pullAfter, pushEvents } from "./events.fixture";

emptyDatabasePer("test");

describe("strangers", () => {
  it("get 404: unknown sheet, no token, another token, a revoked device, a viewer who records", async () => {
    expect((await postEvents({ events: [aDeal(0)] })).status).toBe(404);
    await pushEvents([anOpening()]);
    expect((await postEvents({ events: [anOpening()] }, { phone: luc })).status).toBe(404);
    expect((await postEvents({ events: [anOpening()] }, { phone: null })).status).toBe(404);
    // The body of a stranger's push to an unopened sheet is not even read, whatever proof comes with it.
    const headers = { "petit-proof": `owner.luc.${"x".repeat(22)}` };
    expect((await postEvents("no JSON", { phone: null, sheet: randomUUID(), headers })).status).toBe(404);
    expect(await pullAfter(0, luc)).toMatchObject({ status: 404 });
    await letPhoneIn(luc, "viewer");
    expect((await pullAfter(0, luc)).status).toBe(200);
    expect((await postEvents({ events: [aDeal(0)] }, { phone: luc })).status).toBe(404);
    await write((tx) => tx.device.updateMany({ data: { revokedAt: new Date() } }));
    expect(await pullAfter()).toMatchObject({ status: 404 });
    expect((await postEvents({ events: [anOpening()] })).status).toBe(404);
  });

  it("cannot send from another site", async () => {
    const from = (headers: object) => postEvents({ events: [anOpening()] }, { headers }).then(({ status }) => status);
    expect(await from({ "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await from({ "sec-fetch-site": "", origin: "http://evil.example", host: "localhost" })).toBe(403);
    expect(await from({ "sec-fetch-site": "" })).toBe(403);
    expect(await from({ "sec-fetch-site": "", origin: "http://localhost", host: "localhost" })).toBe(200);
  });
});

describe("what is not a push", () => {
  const deep = `{"events":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
  const many = JSON.stringify({ events: Array.from({ length: 51 }, () => ({})) });
  it.each([
    ["an empty body", "", 400],
    ["half a line", '{"events":[', 400],
    ["another shape", '{"deals":[]}', 400],
    ["nothing to push", '{"events":[]}', 400],
    ["51 events", many, 400],
    ["a number", "1", 400],
    ["brackets 20 000 deep, to a sheet that is not", deep, 404],
    ["more than 64 KB", JSON.stringify({ events: ["x".repeat(70_000)] }), 413],
  ])("%s", async (_, body, status) => {
    expect((await postEvents(body)).status).toBe(status);
  });

  it("a body nested too deep: that event alone is refused", async () => {
    const nested = JSON.stringify(aDeal(0)).replace("49", `${"[".repeat(9000)}${"]".repeat(9000)}`);
    const response = await postEvents(`{"events":[${JSON.stringify(anOpening())},${nested}]}`);
    expect((await response.json()).results).toMatchObject([{ status: "accepted" }, { status: "rejected", code: "malformed" }]);
  });

  it("a kind of forty letters may come one day, a longer one never", async () => {
    const kindOf = (letters: number) => anEvent(`deal.${"x".repeat(letters - 5)}`, {});
    const response = await postEvents({ events: [anOpening(), kindOf(40), kindOf(41)] });
    const codes = (await response.json()).results.map(({ code }: { code?: string }) => code);
    expect(codes).toEqual([undefined, "newer-event", "malformed"]);
  });

  it("a body of the greatest depth is read, and one level more is not", async () => {
    const DEEPEST = 12; // counts the body itself as one level
    const deepest = (levels: number) => {
      let inner: unknown = [];
      for (let level = 1; level < levels; level++) inner = [inner];
      return { ...aDeal(0), body: { deal: petite(49), inner } };
    };
    const response = await postEvents({ events: [anOpening(), deepest(DEEPEST - 1), deepest(DEEPEST)] });
    const [, read, refused] = (await response.json()).results;
    expect(read).not.toMatchObject({ code: "malformed" });
    expect(refused).toMatchObject({ status: "rejected", code: "malformed" });
  });

  it("a form, or an id of the wrong shape", async () => {
    expect((await postEvents("events=1", { headers: { "content-type": "application/x-www-form-urlencoded" } })).status).toBe(415);
    expect((await postEvents({ events: [anOpening()] }, { sheet: "../../etc" })).status).toBe(404);
  });
});

import { expect, test } from "vitest";
import { turn } from "#lib/db/in-line";
import { NOTED } from "../body";
import { POST } from "./route";

const ask = (text: string): Promise<Response> => POST(new Request("http://localhost/api/rules", { method: "POST", body: text }));

test("a question that is too long gets the same answer as on the command line", async () => {
  const long = await ask(" ".repeat(NOTED.most + 1));
  expect(long.status).toBe(413);
  expect(await long.json()).toMatchObject({
    ok: false,
    faults: [{ code: "too-long", rule: "T9" }],
  });
  const short = await ask(JSON.stringify({ op: "nothing", lang: "en" }));
  expect([short.status, short.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await short.json()).toMatchObject({ ok: false });
});

test("a request that begins with a byte order mark waits like any other", async () => {
  const answered: number[] = [];
  for (let ahead = 0; ahead < 50; ahead++) void turn();
  const requests = ['{"op":"cite","rule":"D2"}', '\uFEFF{"op":"cite","rule":"D2"}'];
  await Promise.all(requests.map((text, i) => ask(text).then(() => answered.push(i))));
  expect(answered).toEqual([0, 1]);
});

test.each(["{", "[]", "{}", '{"op":"nothing"}', '{"op":["cite"]}'])(
  "%s is not a request, and is refused without waiting in line",
  async (text) => {
    const answered: string[] = [];
    for (let ahead = 0; ahead < 50; ahead++) void turn();
    const asked = ask('{"op":"cite","rule":"D2"}').then(() => answered.push("a request"));
    const refused = ask(text);
    await Promise.all([asked, refused.then(() => answered.push("no request"))]);
    expect(answered).toEqual(["no request", "a request"]);
    expect(await (await refused).json()).toMatchObject({ ok: false, faults: [{ rule: "T9" }] });
  },
);

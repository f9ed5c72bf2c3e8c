import { afterAll, expect, it } from "vitest";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { anEvening } from "./evening.fixture";
import { countRequest, metricsText } from "./metrics";
import { ask, readDoors } from "./router.fixture";

const doors = await readDoors();
emptyDatabasePer("file");
afterAll(() => {
  delete process.env.METRICS_TOKEN;
});

const look = (token: string) => ask(doors, "GET", "/api/metrics", { headers: { authorization: `Bearer ${token}` } });

it("counts at most three hundred addresses, in the order of their names, because strangers may ask for any address", () => {
  const asked = globalThis as { petitAuBoutAsked?: unknown };
  delete asked.petitAuBoutAsked;
  for (let i = 0; i < 301; i++)
    for (const ms of [10, 10.5, 6_000])
      countRequest({ at: "", level: "info", method: "GET", path: `/api/x${i}`, status: 200, ms });
  const text = metricsText("unwritable");
  const counted = text.match(/^petit_au_bout_requests_total\{.*\}/gm) ?? [];
  expect(counted).toHaveLength(300);
  expect(counted).toEqual([...counted].sort());
  const last = 'method="GET",path="/api/x299",status="200"';
  const figures = [...text.matchAll(/^petit_au_bout_request_seconds_(\w+)\{(.*)\} (.*)$/gm)].filter(([, , labels]) =>
    labels?.startsWith(last),
  );
  expect(figures.map(([, name, labels, value]) => `${name}${labels?.slice(last.length)} ${value}`)).toEqual([
    'bucket,le="0.01" 1',
    'bucket,le="0.05" 2',
    'bucket,le="0.25" 2',
    'bucket,le="1" 2',
    'bucket,le="5" 2',
    'bucket,le="+Inf" 3',
    "sum 6.021",
    "count 3",
  ]);
  expect(text).toContain("petit_au_bout_database_ok 0\n");
  expect(text.endsWith("\n")).toBe(true);
  delete asked.petitAuBoutAsked;
});

it("answers 404 without its token; with it, tells how many requests came and how long they took, and names nobody", async () => {
  expect((await look("undefined"))?.status).toBe(404);
  expect((await look(""))?.status).toBe(404);
  process.env.METRICS_TOKEN = "a long secret";
  expect((await look("a long secreT"))?.status).toBe(404);
  const { sheet, owner } = await anEvening(doors);
  const line = { at: "", level: "info", method: "POST", path: "/api/sheets/…/events", status: 200, ms: 30 } as const;
  countRequest(line);
  countRequest({ ...line, ms: 3 });
  // A request of exactly 250 ms counts below the bound of 0.25 s, a longer one does not.
  for (const ms of [250, 250.1]) countRequest({ ...line, method: "GET", ms });
  countRequest({ ...line, path: "/api/sheets/…/live", ms: 60_000 });
  countRequest({ ...line, path: '/api/"}\nx 1', status: null });
  const answer = await look("a long secret");
  expect(answer?.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const text = (await answer?.text()) ?? "";
  const events = 'method="POST",path="/api/sheets/…/events",status="200"';
  expect(text).toContain(`petit_au_bout_requests_total{${events}} 2\n`);
  expect(text).toContain(`petit_au_bout_request_seconds_bucket{${events},le="0.01"} 1\n`);
  expect(text).toContain(`petit_au_bout_request_seconds_bucket{${events},le="0.05"} 2\n`);
  expect(text).toContain(`petit_au_bout_request_seconds_sum{${events}} 0.033\n`);
  expect(text).toContain('request_seconds_bucket{method="GET",path="/api/sheets/…/events",status="200",le="0.25"} 1\n');
  const { user, system } = process.cpuUsage();
  const seconds = Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual((user + system) / 1_000_000);
  expect(text).toContain("petit_au_bout_database_ok 1\n");
  expect(text).not.toMatch(/request_seconds\S+live/);
  // A request counts even when its phone went away before the answer.
  expect(text).toContain('status="gone"} 1\n');
  for (const secret of [sheet, owner.device, owner.token, "Nora"]) expect(text).not.toContain(secret);
  for (const row of text.split("\n").filter((one) => one && !one.startsWith("#")))
    expect(row).toMatch(/^[a-z_]+(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? [\d.e+-]+$/);
});

import { describe, expect, it } from "vitest";
import { closeDb, db, dialect, engine, write } from "./client";
import { postgres } from "./engine/postgres";
import { Prisma } from "./generated/client";
import { emptyDatabasePer } from "./per-test.fixture";
import { parcels } from "./postgres/wire";
import { aSeason, openEvening } from "./season.fixture";
import { isPostgres } from "./url";

/** These tests hold for both engines: `npm run test:postgres` runs them on Postgres. */
emptyDatabasePer("file");

const { sql } = Prisma;

it("texts sort by their bytes: é after z, a after Z", async () => {
  const buckets = ["a", "Z", "é", "z", "aa", "a b", "a-b", "É", "1", "10", "2", ""];
  await write((tx) => tx.attempt.createMany({ data: buckets.map((bucket) => ({ bucket, window: 7, count: 1 })) }));
  const rows = await db().attempt.findMany({ where: { window: 7 }, orderBy: { bucket: "asc" } });
  const inBytes = [...buckets].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  expect(rows.map(({ bucket }) => bucket)).toEqual(inBytes);
  const after = await db().attempt.findMany({ where: { window: 7, bucket: { gt: "Z" } }, orderBy: { bucket: "asc" } });
  expect(after.map(({ bucket }) => bucket)).toEqual(inBytes.slice(inBytes.indexOf("Z") + 1));
});

it("no text column of the database sorts by a language", async () => {
  if (!isPostgres()) return;
  const other = await db().$queryRaw<{ column: string }[]>`
    SELECT table_name || '.' || column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' AND data_type = 'text' AND collation_name IS DISTINCT FROM 'C'`;
  expect(other).toEqual([]);
});

it("JSON lists and objects are read alike by both engines, whatever their texts", async () => {
  const given = [
    { name: 'l\'été \u0000 "x"', points: -12.5, counted: true },
    { name: "𝒳", points: 0, counted: false },
  ];
  const json = sql`${JSON.stringify({ title: "\u0000 \ud800 \\\\u0000 \\u0041 𝒳", players: given.map(({ points, counted }) => ({ points, counted })) })}`;
  const rows = await db().$queryRaw<object[]>`
    SELECT CAST(p.value ->> 'points' AS DOUBLE PRECISION) AS "points", CAST(p.value ->> 'counted' AS BOOLEAN) AS "counted"
    FROM ${dialect().each(json, sql`p`, "players")}`;
  expect(rows.map((row) => Object.values(row).map(Number))).toEqual([
    [-12.5, 1],
    [0, 0],
  ]);
  const texts = await db().$queryRaw<{ value: string }[]>`
    SELECT one.value AS "value" FROM ${dialect().texts(sql`${JSON.stringify(["é", "b", "l'été"])}`, sql`one`)}`;
  expect(texts.map(({ value }) => value)).toEqual(["é", "b", "l'été"]);
});

it("the reading connection cannot write", async () => {
  await expect(db().attempt.create({ data: { bucket: "x", window: 1, count: 1 } })).rejects.toThrow();
});

it("writes to one log wait for each other; a failed one leaves nothing; a deadlock ends both", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const [one, other] = [
    await openEvening(season, "2026-03-01T20:00:00.000Z"),
    await openEvening(season, "2026-03-02T20:00:00.000Z"),
  ];
  const done: number[] = [];
  const slow = (n: number, ms: number) =>
    write(async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      done.push(n);
    }, one.log);
  await Promise.all([slow(1, 60), slow(2, 1), slow(3, 1)]);
  expect(done).toEqual([1, 2, 3]);

  const broken = write(async (tx) => {
    await tx.attempt.create({ data: { bucket: "broken", window: 1, count: 1 } });
    throw new Error("broken");
  });
  await expect(broken).rejects.toThrow("broken");
  expect(await db().attempt.count({ where: { bucket: "broken" } })).toBe(0);

  const circle = (first: string, second: string) =>
    write(async (tx) => {
      await engine().lockLog(tx, first);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await engine().lockLog(tx, second);
      await tx.attempt.upsert({
        where: { bucket_window: { bucket: "circle", window: 1 } },
        create: { bucket: "circle", window: 1, count: 1 },
        update: { count: { increment: 1 } },
      });
    });
  await Promise.all([circle(one.log, other.log), circle(other.log, one.log)]);
  expect(await db().attempt.findFirst({ where: { bucket: "circle" } })).toMatchObject({ count: 2 });
});

it("64-bit counts become plain numbers", async () => {
  const [row] = await db().$queryRaw<{ n: number | bigint }[]>`SELECT COUNT(*) AS "n" FROM "Attempt"`;
  expect(Number(row?.n)).toBe(await db().attempt.count());
  await closeDb();
});

describe("a Postgres that is away", () => {
  const known = (code: string, message: string) => new Prisma.PrismaClientKnownRequestError(message, { code, clientVersion: "" });

  it.each([
    ["nobody answers", Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), { code: "ECONNREFUSED" })],
    ["nobody answers Prisma", known("P1001", "Can't reach database server at 127.0.0.1:1")],
    ["it starts", known("P2039", "Database error. Code: `57P03`. Message: `the database system is starting up`")],
    [
      "it ends",
      known("P2010", "Raw query failed. Code: `57P01`. Message: `terminating connection due to administrator command`"),
    ],
    ["the connection fell", known("P1017", "Server has closed the connection.")],
    ["too many are at it", known("P2039", "Database error. Code: `53300`. Message: `sorry, too many clients already`")],
  ])("is recognised: %s", (_, error) => expect(postgres.isAway(error)).toBe(true));

  it.each([
    known("P2002", "Unique constraint failed"),
    known("P2039", 'Database error. Code: `42P01`. Message: `relation "X" does not exist`'),
    new TypeError("undefined is not a function"),
  ])("is not taken from another failure: %s", (error) => expect(postgres.isAway(error)).toBe(false));
});

describe("notifications", () => {
  it("hold whole lines, as many as fit, and leave out a line that is too long", () => {
    const lines = Array.from({ length: 500 }, (_, i) => `${"é".repeat(i % 50)}:${i}`);
    const sent = parcels(lines, 300);
    expect(sent.flatMap((one) => one.split("\n"))).toEqual(lines);
    expect(Math.max(...sent.map((one) => Buffer.byteLength(one)))).toBeLessThan(300);
    expect(sent.length).toBeLessThan(lines.length / 3);
    expect(parcels(["x".repeat(400), "y"], 300)).toEqual(["y"]);
  });
});

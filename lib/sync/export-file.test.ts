/** What a file of a sheet, or of all sheets, holds. */
import { expect, test } from "vitest";
import { chanceOf } from "#lib/rules/seeded";
import { open, record, voidDeal } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { Handset, until } from "./phone.fixture";
import { FakeServer } from "./server.fixture";
import { noNetwork, SHEET_AT_TABLE } from "./table-at.fixture";
import { fileOfAll } from "./take-file";
import { eveningInFile, statusesTaken } from "./take-file.fixture";

/** The lines without the phone that noted them: only that changes when another phone takes the file. */
const unsigned = (text: string) =>
  (JSON.parse(text) as Record<string, unknown>[]).map((line) => {
    const { device: _, seq: __, receipt: ___, ...event } = (line.event ?? line) as Record<string, unknown>;
    return { event, fate: line.fate };
  });

test("a whole sheet, sent or not, goes through a file and comes back the same", async () => {
  const { handset, sheet } = await eveningInFile();
  const server = new FakeServer();
  server.grant(SHEET_AT_TABLE, (await handset.tab().device()).token);
  handset.fetch = async (path: string, init: RequestInit) => server.handle(path, init);
  await sheet.sync();
  await until(sheet, ({ unsent }) => unsent === 0);
  handset.fetch = noNetwork;
  await sheet.save(record(2, { report: [5, 0, 7] }), voidDeal(sheet.getSnapshot().sheet?.deals[1] as { id: string }));
  const file = await sheet.whole();
  expect(JSON.parse(await sheet.export())).toHaveLength(2);
  const other = new Handset(noNetwork, chanceOf(2)).tab();
  expect(await statusesTaken(other, file)).toEqual(["had", "had", "had", "had", "taken", "taken"]);
  expect(unsigned(await other.open(SHEET_AT_TABLE).whole())).toEqual(unsigned(file));
  const [mine, theirs] = [sheet, other.open(SHEET_AT_TABLE)].map((one) => one.getSnapshot().sheet);
  expect(theirs?.totals).toEqual([37, 18, 19]);
  expect(theirs?.deals.map(({ deal, score, versions }) => [deal, score, versions.length])).toEqual(
    mine?.deals.map(({ deal, score, versions }) => [deal, score, versions.length]),
  );
  // The phone that made the file knows every line.
  expect(await statusesTaken(handset.tab(), await other.open(SHEET_AT_TABLE).whole())).toEqual(Array(6).fill("known"));
});

test("an export of all sheets holds a sheet with a single unsent event, but not a sent one", async () => {
  const server = new FakeServer();
  const handset = new Handset(async (path, init) => server.handle(path, init));
  const phone = handset.tab();
  const sent = phone.open(SHEET_AT_TABLE);
  await sent.save(open(opening(3)));
  await sent.sync();
  expect(await fileOfAll(phone)).toBe("[]");
  handset.fetch = noNetwork;
  await sent.save(record(0, cards(30, 20, 12)));
  expect(JSON.parse(await fileOfAll(phone))).toMatchObject([{ fate: "unsent", event: { kind: "deal.recorded" } }]);
});

test("a file is laid out for people to read", async () => {
  const { phone, sheet, file } = await eveningInFile();
  for (const text of [file, await sheet.whole(), await fileOfAll(phone)])
    expect(text).toBe(JSON.stringify(JSON.parse(text), null, 2));
});

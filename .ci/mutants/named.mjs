/**
 * Changes that people who read the code made by hand, each a promise of the app broken, and once noticed by nobody. `npm run
 * mutants -- named` makes them one at a time and asks the test that holds the promise. `from` stands once in its file.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fail, root, say } from "../prepare.mjs";

const SENDING = "lib/sync/sending.test.ts";

/** @type {readonly { is: string; file: string; from: string; to: string; by: string }[]} */
export const NAMED = [
  {
    is: "undo of a second correction goes back to the first deal",
    file: "lib/sheet/change.ts",
    from: "    .at(-1);\n  return before?.deal",
    to: "    .at(0);\n  return before?.deal",
    by: "lib/sheet/fold.test.ts",
  },
  { is: "backoff never reset", file: "lib/sync/courier.ts", from: "        failures = 0;", to: "", by: SENDING },
  {
    is: "a sheet with one unsent event is not sent at start",
    file: "lib/sync/phone.ts",
    from: "card.unsent > 0",
    to: "card.unsent > 1",
    by: SENDING,
  },
  { is: "a 413 is retried for ever", file: "lib/sync/wire.ts", from: " || status === 413", to: "", by: SENDING },
  {
    is: "no catch-up after the live stream breaks",
    file: "lib/sync/live.ts",
    from: "    void sheet.sync();",
    to: "",
    by: SENDING,
  },
  {
    is: "no send when the network returns: the courier",
    file: "lib/sync/courier.ts",
    from: "env.onWake(() => void go())",
    to: "env.onWake(() => {})",
    by: SENDING,
  },
  {
    is: "no send when the network returns: the browser",
    file: "lib/sync/env.ts",
    from: '  addEventListener("online", wake);',
    to: "",
    by: "lib/sync/env.test.ts",
  },
  {
    is: "a taken file keeps a foreign device",
    file: "lib/sync/take-file.ts",
    from: "v, body, at, device, ...(refs",
    to: "v, body, at, device: told.device, ...(refs",
    by: SENDING,
  },
  {
    is: "relaxed durability",
    file: "lib/sync/database.ts",
    from: 'durability: "strict"',
    to: 'durability: "relaxed"',
    by: SENDING,
  },
  {
    is: "a late ruling is no late change",
    file: "lib/season/late.ts",
    from: '  "contest.ruled",\n',
    to: "",
    by: "lib/season/tally.test.ts",
  },
  {
    is: "a merged player still holds the mark",
    file: "lib/season/people.ts",
    from: "    if (next.into === null) this.count(next, 1);",
    to: "    this.count(next, 1);",
    by: "lib/season/people.test.ts",
  },
  {
    is: "evenings of one day are reversed",
    file: "lib/season/season-order.ts",
    from: "a.evening < b.evening ? -1 : 1",
    to: "a.evening.slice(0, 10) < b.evening.slice(0, 10) ? -1 : a.evening < b.evening ? 1 : -1",
    by: "lib/season/season-order.test.ts",
  },
  {
    is: "a phone shut out of a club still joins its seasons",
    file: "lib/db/judge-here.ts",
    from: " && !there.revokedAt && isAtLeast",
    to: " && isAtLeast",
    by: "app/api/clubs/importing.test.ts",
  },
  {
    is: "a phone shut out of a club still notes for it",
    file: "lib/db/club-right.ts",
    from: "return there !== null && there.revokedAt !== null;",
    to: "return false;",
    by: "app/api/clubs/managing.test.ts",
  },
  {
    is: "one best evening too few is read",
    file: "lib/db/season-rows.ts",
    from: "(bestOf ?? 1) + 1}",
    to: "bestOf ?? 1}",
    by: "lib/db/season-view.test.ts",
  },
  {
    is: "a mere player is an importer with rights",
    file: "lib/db/access.ts",
    from: 'return held?.role === "owner" && !held.revokedAt ? held.id : undefined;',
    to: "return held?.id;",
    by: "app/api/rights.test.ts",
  },
  {
    is: "silent phones note for ever",
    file: "lib/db/presence.ts",
    from: "if (until < Date.now()) here.delete(device);",
    to: "if (until < 0) here.delete(device);",
    by: "lib/db/presence.test.ts",
  },
  {
    is: "a same-site origin is let in",
    file: "app/api/door.ts",
    from: 'site === "same-origin" || site === "none"',
    to: 'site === "same-origin" || site === "same-site" || site === "none"',
    by: "app/api/rights.test.ts",
  },
  {
    is: "strangers open sheets without limit, an hour",
    file: "app/api/sheets/[id]/events/route.ts",
    from: "OPEN_BY_ADDRESS],",
    to: "{ ...OPEN_BY_ADDRESS, most: 1e9 }],",
    by: "app/api/room.test.ts",
  },
  {
    is: "strangers open sheets without limit, a day",
    file: "app/api/sheets/[id]/events/route.ts",
    from: "OPEN_BY_ADDRESS_A_DAY],",
    to: "{ ...OPEN_BY_ADDRESS_A_DAY, most: 1e9 }],",
    by: "app/api/room.test.ts",
  },
  {
    is: "a phone claims to have seen what is not there: the server",
    file: "app/api/sheets/[id]/seen/route.ts",
    from: "Math.min(content.seq, await lastSeq(access.sheet))",
    to: "content.seq",
    by: "app/api/sheets/[id]/live/route.test.ts",
  },
  {
    is: "a phone claims to have seen what it was only told of",
    file: "lib/sync/live.ts",
    from: 'await tell("seen", { seq: await sheet.pulled() });',
    to: 'await tell("seen", { seq: (await sheet.pulled()) + 8 });',
    by: SENDING,
  },
  {
    is: "an owner whom no server has answered may not rule offline",
    file: "components/parts/live/can-rule.ts",
    from: 'role === null || canAdd(role, "contest.ruled")',
    to: 'role !== null && canAdd(role, "contest.ruled")',
    by: "components/parts/live/can-rule.test.ts",
  },
  {
    is: "a target ends a sheet for good",
    file: "lib/shown/sheet/ended.ts",
    from: "(over && gameOf(rules).endsForGood)",
    to: "over",
    by: "lib/shown/sheet/ended.test.ts",
  },
  {
    is: "a corrected unsent deal counts as sent",
    file: "lib/shown/sheet/unsent.ts",
    from: "deal.versions.some((version) => sheet.unsent.includes(version.event))",
    to: "sheet.unsent.includes(deal.id)",
    by: "lib/shown/sheet/unsent.test.ts",
  },
  {
    is: "one point aside is allowed (D6): the rules",
    file: "lib/rules/decale/deal.ts",
    from: "if (setAside === 1)",
    to: "if (setAside < 0)",
    by: "lib/rules/decale/decale.test.ts",
  },
  {
    is: "a remedy is offered that is refused: Tarot décalé",
    file: "lib/sheet/drafts/decale.ts",
    from: ' && faults.every(({ at }) => at.startsWith("deal.primes"))',
    to: "",
    by: "lib/sheet/drafts/decale.test.ts",
  },
  {
    is: "a remedy is offered that is refused: French tarot",
    file: "lib/sheet/drafts/tarot-remedy.ts",
    from: " ? remedy : undefined;",
    to: " || remedy ? remedy : undefined;",
    by: "lib/sheet/drafts/tarot-remedy.test.ts",
  },
  {
    is: "back from a page opened cold leaves the app: the sheet",
    file: "components/screens/sheet/view.ts",
    from: "to < from && history.state?.opened === from",
    to: "to < from",
    by: "components/screens/sheet/view.test.ts",
  },
  {
    is: "back from a page opened cold leaves the app: the others",
    file: "components/parts/door/use-hash.ts",
    from: 'next === "" && history.state?.opened',
    to: 'next === ""',
    by: "components/parts/door/use-hash.test.ts",
  },
  {
    is: "a double tap pushes twice: the sheet",
    file: "components/screens/sheet/view.ts",
    from: "if (to > from)",
    to: "if (to >= from)",
    by: "components/screens/sheet/view.test.ts",
  },
  {
    is: "a double tap pushes twice: the others",
    file: "components/parts/door/use-hash.ts",
    from: ' || location.hash !== ""',
    to: "",
    by: "components/parts/door/use-hash.test.ts",
  },
  {
    is: "a viewer has the button that notes",
    file: "components/parts/live/can-rule.ts",
    from: 'role !== "viewer"',
    to: 'role !== "nobody"',
    by: "components/parts/live/can-rule.test.ts",
  },
  {
    is: "an unticked box ends a contest all the same",
    file: "lib/sheet/drafts/ruling.ts",
    from: "says.may && says.ends",
    to: "says.may",
    by: "lib/sheet/drafts/ruling.test.ts",
  },
  {
    is: "a half-typed form is lost: the screen keeps nothing",
    file: "components/parts/live/use-draft.ts",
    from: "  void open.keepDraft(slot, next);",
    to: "",
    by: "components/parts/live/use-draft.test.ts",
  },
  {
    is: "a half-typed form is lost: the phone keeps nothing",
    file: "lib/sync/store.ts",
    from: 'run((db) => keep(db, "drafts", { sheet, slot, draft }))',
    to: "Promise.resolve()",
    by: "lib/sync/open-sheet.test.ts",
  },
  {
    is: "older evenings first: the page asked for",
    file: "lib/db/evening-page.ts",
    from: 'orderBy: { evening: "desc" }',
    to: 'orderBy: { evening: "asc" }',
    by: "app/api/clubs/views.test.ts",
  },
  {
    is: "older evenings first: page under page",
    file: "components/screens/season/use-older.ts",
    from: "[first, ...older].flatMap",
    to: "[...older, first].flatMap",
    by: "components/screens/season/use-older.test.ts",
  },
];

const PATIENCE_MS = 180_000;

/** All whose name holds these words. False where one lives. */
export async function named(tests, words) {
  const lives = [];
  const asked = NAMED.filter(({ is }) => words.every((word) => is.includes(word)));
  if (asked.length === 0) fail(`no change is called ${words.join(" ")}`);
  for (const { is, file, from, to, by } of asked) {
    const source = readFileSync(join(root, file), "utf8");
    const parts = source.split(from);
    if (parts.length !== 2) fail(`${file} says ${parts.length - 1} times what is changed where “${is}”: ${from}`);
    await tests.change({ [file]: parts.join(to) });
    const { ok, failing, why } = await tests.run(by, -1, 0, PATIENCE_MS);
    if (ok) lives.push(is);
    say(ok ? `LIVES under ${by}: ${is}` : `${is}: noticed by ${by} (${failing ?? why.split("\n")[0]})`);
  }
  console.log(`\n${asked.length - lives.length} of ${asked.length} noticed`);
  for (const is of lives) console.log(`  lives: ${is}`);
  return lives.length === 0;
}

// This folder: small changes of the code, and which of them the tests notice.
/** Each change of `named.mjs`, with the test that should notice it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fail, root, say } from "../prepare.mjs";
import { NAMED } from "./named.mjs";

const PATIENCE_MS = 180_000;

/** Runs all whose name has these words. False if one is not noticed. */
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

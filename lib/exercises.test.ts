/** Does the exercises of `docs/exercises.md` on a copy of the project, and checks that the page says what happens. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";

const ROOT = new URL("..", import.meta.url).pathname;
const CONTENTS = ["lib/rules", "lib/log", "lib/sheet", "messages", ".ci", "package.json", "tsconfig.json"];

const exercises = readFileSync(`${ROOT}docs/exercises.md`, "utf8")
  .split(/^## /m)
  .slice(1)
  .map((text) => ({ title: text.split("\n", 1)[0] as string, text }));

const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true });
});

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), "petit-au-bout-exercise-"));
  copies.push(copy);
  for (const path of CONTENTS) cpSync(`${ROOT}${path}`, join(copy, path), { recursive: true });
  symlinkSync(`${ROOT}node_modules`, join(copy, "node_modules"));
  return copy;
}

/** Applies a block of changes to its file: each place gives the lines before and the lines after. */
function applyBlock(copy: string, path: string, block: string): void {
  const file = join(copy, path);
  for (const place of block.split(/^@@\n/m)) {
    const lines = place.replace(/\n$/, "").split("\n");
    const told = (sign: string) => lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
    const [before, after] = [told("+").join("\n"), told("-").join("\n")];
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    mkdirSync(dirname(file), { recursive: true });
    // With only new lines, they go to the end of the file, or into a new file.
    if (before === "") writeFileSync(file, `${text}${after}\n`);
    else {
      expect(text.split(before).length - 1, `${path} has it once: ${before}`).toBe(1);
      writeFileSync(
        file,
        text.replace(before, () => after),
      );
    }
  }
}

/** Runs a command as from a fresh shell, so that this test's own environment does not reach the tests it runs. */
function run(copy: string, command: string): string {
  const [program = "", ...words] = command.replace(/^npx /, "node_modules/.bin/").split(/\s+/);
  const { PATH, HOME } = process.env;
  try {
    return execFileSync(program, words, { cwd: copy, env: { PATH, HOME, NODE_ENV: "test" }, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command}\n${stdout}${stderr}`);
  }
}

test("three exercises", () => {
  expect(exercises).toHaveLength(3);
});

test.each(exercises)(
  "$title",
  ({ text }) => {
    const copy = copyProject();
    const changes = [...text.matchAll(/^```diff (\S+)\n([\s\S]*?)^```$/gm)];
    for (const [, path = "", block = ""] of changes) applyBlock(copy, path, block);
    expect(changes.length).toBeGreaterThan(3);
    const [, command = ""] = /^```sh\n(.+)\n```$/m.exec(text) ?? [];
    expect(run(copy, command)).toMatch(/Tests\s.*\d+ passed/);
  },
  0,
);

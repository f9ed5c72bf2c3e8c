/** The key beside the database: made once, shared by every process on the file, and never overwritten. */
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hashOfCode, keyBeside } from "./code-key";

vi.mock("node:fs", async (original) => {
  const real = await original<typeof fs>();
  return { ...real, writeFileSync: vi.fn(real.writeFileSync) };
});

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), "petit-au-bout-"));
  vi.stubEnv("KEY_FILE", join(folder, "data", "a.key"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, { recursive: true });
});

const path = () => process.env.KEY_FILE as string;
const text = (key: Buffer) => `${key.toString("base64url")}\n`;

it("the key is made with its folder, readable by its owner only, and stays", () => {
  const key = keyBeside();
  expect(key).toHaveLength(32);
  expect(fs.readFileSync(path(), "utf8")).toBe(text(key));
  if (process.platform !== "win32") expect(fs.statSync(path()).mode & 0o777).toBe(0o600);
  expect(keyBeside()).toEqual(key);
});

it("a key that is there is used", () => {
  const theirs = Buffer.alloc(32, 7);
  fs.mkdirSync(join(folder, "data"));
  fs.writeFileSync(path(), text(theirs));
  expect(keyBeside()).toEqual(theirs);
});

it("of two processes that make a key at once, the second takes the first's", () => {
  const theirs = Buffer.alloc(32, 8);
  const write = vi.mocked(fs.writeFileSync);
  const real = write.getMockImplementation() as typeof fs.writeFileSync;
  write.mockImplementationOnce((file, data, how) => {
    real(file, text(theirs));
    real(file, data, how);
  });
  expect(keyBeside()).toEqual(theirs);
  expect(fs.readFileSync(path(), "utf8")).toBe(text(theirs));
});

it("a file without a key in it is not overwritten, and the error names it", () => {
  fs.mkdirSync(join(folder, "data"));
  fs.writeFileSync(path(), "not a key\n");
  expect(() => hashOfCode("ABCD2345")).toThrow(/EEXIST.*a\.key/);
  expect(fs.readFileSync(path(), "utf8")).toBe("not a key\n");
});

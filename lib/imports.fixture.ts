/** Our sources, and what each imports and exports, as a parser reads it. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseSync } from "vite";

/** By path. */
export type Sources = ReadonlyMap<string, string>;

/** A file that a source names. */
export interface Import {
  name: string;
  /** A type that is named where it is used, by `import("…")`, is read at once; any other such import later. */
  when: "at once" | "later";
  isType: boolean;
  /** What is taken of it; null for everything. */
  taken: string[] | null;
}

const isTest = (file: string): boolean => /\.(test|fixture)\.tsx?$/.test(file);
export const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !isTest(file) && !file.includes("/generated/");

/** Of all files of these folders those that are wanted: by default our sources, without tests, fixtures and generated code. */
export function readSources(folders: string[], isWanted = isSource): Map<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(files.filter(isWanted).map((file) => [file, readFileSync(file, "utf8")]));
}

/** The path that an import names, without its ending; undefined for a package. */
export function targetOf(file: string, name: string): string | undefined {
  if (name.startsWith("#")) return name.slice(1);
  return name.startsWith(".") ? posix.join(dirname(file), name) : undefined;
}

/** The one of these files that an import names. */
export function fileOf(sources: Sources, from: string, name: string): string | undefined {
  const target = targetOf(from, name);
  return target && [target, `${target}.ts`, `${target}.tsx`].find((file) => sources.has(file));
}

type Parsed = ReturnType<typeof parseSync>;
const known = new Map<string, Parsed>();

/** The ending does not matter: every source is read as one that may hold JSX, and those that cannot be read so as one that may not. */
function parsed(source: string): Parsed {
  const had = known.get(source);
  if (had) return had;
  const jsx = parseSync("any.tsx", source);
  const now = jsx.errors.length > 0 ? parseSync("any.ts", source) : jsx;
  known.set(source, now);
  return now;
}

export function importsOf(source: string): Import[] {
  const { module } = parsed(source);
  const named = module.staticImports.map(({ moduleRequest, entries }): Import => {
    const isWhole = entries.some(({ importName }) => importName.kind === "NamespaceObject");
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    const taken = isWhole ? null : entries.map(({ importName }) => importName.name ?? "default");
    return { name: moduleRequest.value, when: "at once", isType, taken };
  });
  const passed = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, isType }): Import[] => {
      const taken = importName.kind === "Name" ? [importName.name as string] : null;
      return moduleRequest ? [{ name: moduleRequest.value, when: "at once", isType, taken }] : [];
    }),
  );
  return [...named, ...passed, ...(source.includes("import(") ? inPlace(parsed(source).program) : [])];
}

/** `import("…")`, as a value or as a type. */
function inPlace(node: unknown): Import[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, source } = node as { type?: string; source?: Literal };
  const name = source?.value ?? source?.quasis?.[0]?.value.cooked;
  const isType = type === "TSImportType";
  const own: Import[] =
    name && (isType || type === "ImportExpression") ? [{ name, when: isType ? "at once" : "later", isType, taken: null }] : [];
  return [...own, ...Object.values(node).flatMap(inPlace)];
}

interface Literal {
  value?: string;
  quasis?: { value: { cooked: string } }[];
}

/** What a source itself exports by name, and whether that is a type only. */
export function exportsOf(source: string): { name: string; isType: boolean }[] {
  const own = parsed(source).module.staticExports.flatMap(({ entries }) => entries.filter(({ moduleRequest }) => !moduleRequest));
  return own.flatMap(({ exportName: { name }, isType }) => (name && name !== "default" ? [{ name, isType }] : []));
}

/** All files that can be come to from a file, by one step or more. */
export function reached(file: string, onwards: (file: string) => readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...onwards(file)];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...onwards(next));
  }
  return seen;
}

import { existsSync } from "node:fs";

/** What was being fetched and had not come (`.ci/engines.mjs`): a file of it that is there may be half of it. */
const fetching = (process.env.ENGINES_FETCHING ?? "").split(" ");

/** The packages of Debian that are not here. */
export const lacking = (packages: readonly { file: string; name: string }[]): string[] =>
  packages.filter(({ file, name }) => !existsSync(file) || fetching.includes(name)).map(({ name }) => name);

import { existsSync } from "node:fs";

/** Packages whose download has not ended (`.ci/engines.mjs`): a file that is there may be incomplete. */
const fetching = (process.env.ENGINES_FETCHING ?? "").split(" ");

/** The Debian packages that are not installed. */
export const lacking = (packages: readonly { file: string; name: string }[]): string[] =>
  packages.filter(({ file, name }) => !existsSync(file) || fetching.includes(name)).map(({ name }) => name);

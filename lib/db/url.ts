import { settings } from "./settings";

/** Where the club's sheets are kept. A `file:` path is read from the folder the server was started in; `postgres:` is an engine of its own. */
export const databaseUrl = (): string => settings().DATABASE_URL;

export const isPostgres = (url = databaseUrl()): boolean => /^postgres(ql)?:/.test(url);

/** Of a file. */
export const databasePath = (url = databaseUrl()): string => url.replace(/^file:/, "");

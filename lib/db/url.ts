import { settings } from "./settings";

/** Where everything is stored. A `file:` path is relative to the folder where the server was started. */
export const databaseUrl = (): string => settings().DATABASE_URL;

export const isPostgres = (url = databaseUrl()): boolean => /^postgres(ql)?:/.test(url);

/** The path of the SQLite file. */
export const databasePath = (url = databaseUrl()): string => url.replace(/^file:/, "");

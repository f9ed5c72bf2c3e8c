/** Where the club's sheets are kept. A `file:` path is read from the folder the server was started in. */
export function databaseUrl(): string {
  return process.env.DATABASE_URL ?? "file:./data/petit-au-bout.db";
}

export const databasePath = (url = databaseUrl()): string => url.replace(/^file:/, "");

export declare const LANGS: readonly string[];
/** The files of `messages/languages`, by their path in it, with a row for each of these folders. */
export declare function tablesOf(langs: readonly string[]): Record<string, string>;

export declare const LANGS: readonly string[];

// This folder: the words of screens, a folder a language, a file a screen.
/** What is said where words may be missing. */
import type { Lang } from "#lib/rules/words/languages";
import { broken as en } from "./en/broken";
import { type BrokenMessages, broken as fr } from "./fr/broken";

export const BROKEN: Readonly<Record<Lang, BrokenMessages>> = { fr, en };

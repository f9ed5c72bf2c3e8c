/** What the server alone says: it picks the language, and no phone loads another. */
import type { Lang } from "#lib/rules/words/languages";
import { served as en } from "./en/served";
import { served as fr, type ServedMessages } from "./fr/served";

export const SERVED: Readonly<Record<Lang, ServedMessages>> = { fr, en };

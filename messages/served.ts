/** What the server alone says: it picks the language, and no phone loads another. */
import type { Lang } from "#lib/rules/words/languages";
import { servedEn } from "./en/served";
import { type ServedMessages, servedFr } from "./fr/served";

export const SERVED: Readonly<Record<Lang, ServedMessages>> = { fr: servedFr, en: servedEn };

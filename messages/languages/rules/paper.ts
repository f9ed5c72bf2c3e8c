import { paper as en } from "#messages/en/rules/paper";
import { paper as fr } from "#messages/fr/rules/paper";

export const PAPER_IN = { fr, en };

import { nameList as en } from "#messages/en/rules/name-list";
import { nameList as fr } from "#messages/fr/rules/name-list";

export const NAME_LIST_IN = { fr, en };

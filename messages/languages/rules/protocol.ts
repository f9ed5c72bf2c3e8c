import { protocol as en } from "#messages/en/rules/protocol";
import { protocol as fr } from "#messages/fr/rules/protocol";

export const PROTOCOL_IN = { fr, en };

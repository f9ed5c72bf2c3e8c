import { served as en } from "#messages/en/served";
import { served as fr } from "#messages/fr/served";

export const SERVED_IN = { fr, en };

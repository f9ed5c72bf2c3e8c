import { tarot as words } from "../../rules/tarot";
import { tarot as form } from "../tarot";

export const tarotSays = { words, forms: { tarot: form } };

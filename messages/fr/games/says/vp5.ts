import { vp5 as words } from "../../rules/vp5";
import { tarot as form } from "../tarot";

export const vp5Says = { words, forms: { tarot: form } };

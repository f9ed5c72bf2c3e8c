import { whist as words } from "../../rules/whist";
import { whist as form } from "../whist";

export const whistSays = { words, forms: { whist: form } };

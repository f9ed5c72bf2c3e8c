import type { Messages } from "#messages/fr/shared";

export const form: Messages["form"] = {
  keypad: "Number pad",
  sign: "Change the sign",
  half: "One half",
  next: "Next",
  erase: "Erase",
  done: "Back to the deal",
  nothing: "none",
};

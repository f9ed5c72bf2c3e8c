import type { FormMessages } from "#messages/fr/form";

export const form: FormMessages = {
  keypad: "Number pad",
  sign: "Change the sign",
  half: "One half",
  next: "Next",
  erase: "Erase",
  done: "Back to the deal",
  nothing: "none",
};

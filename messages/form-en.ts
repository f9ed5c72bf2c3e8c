import type { FormMessages } from "./form-fr";

export const formEn: FormMessages = {
  keypad: "Number pad",
  sign: "Change the sign",
  half: "One half",
  next: "Next",
  erase: "Erase",
  nothing: "none",
  close: "Close",
};

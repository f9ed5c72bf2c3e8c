/** The parts every form shares. */
export const form = {
  keypad: "Pavé numérique",
  sign: "Changer le signe",
  half: "Un demi",
  next: "Suivant",
  erase: "Effacer",
  done: "Revenir à la donne",
  nothing: "rien",
};

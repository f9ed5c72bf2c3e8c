/** The seats before the first position: how they are given, and how long a movement they allow. */
import { many } from "../alike";

export const seats = {
  seats: "Les places",
  seatsHow: "Numéros et orientations",
  seatsChosen: "dans l’ordre de la liste",
  seatsDrawn: "au tirage",
  giveSeats: "Donner les places",
  giveSeatsAgain: "Redonner les places",
  five: "Cinq personnes ne font ni table de trois ni table de quatre.",
  teamsWhole: "Les équipes jouent à des tables entières : il faut un nombre de personnes divisible par quatre, douze au moins.",
  tooFew: "Il faut trois personnes au moins.",
  tables: (n: number, threes: readonly number[]) =>
    threes.length === 0
      ? many.tables(n)
      : `${many.tables(n)}, sans Nord : ${threes.length < 2 ? "table" : "tables"} ${threes.join(", ")}`,
  most: (n: number) => `Jusqu’à ${n} positions sans que personne ne se rencontre deux fois (mouvement FFT, calculé).`,
  mostThree: (n: number) =>
    `À trois tables, on ne peut pas tous s’éviter : dans les positions prévues, deux joueurs se retrouvent ${n} fois.`,
  mostAsked: (asked: number, most: number) =>
    `${asked} positions sont prévues, c’est plus que ${most} : les dernières se feront au tirage.`,
  mostAskedTeams: (asked: number, most: number) =>
    `${asked} positions sont prévues, c’est plus que ${most} : les équipes gardent le mouvement, le tournoi s’arrêtera avant.`,
  mostNone: "Moins de trois tables : il n’y a pas de mouvement, les places se tirent.",
};

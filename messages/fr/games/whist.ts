/** What the whist's form says. */

import { aDeal } from "../alike/deal";
import { de, plural } from "../rules/grammar";
export const whist = {
  bid: "Annonce",
  later: "Noter les enchères ›",
  tricks: "Plis",
  bidOf: (name: string) => `Annonce ${de(name)}`,
  tricksOf: (name: string) => `Plis ${de(name)}`,
  cell: (name: string, row: string, said: string) => `${name}, ${row} : ${said}`,
  nothing: "à dire",
  rest: aDeal.rest,
  blind: (n: number) => `${plural(n, "carte", "cartes")} à l’aveugle`,
  speaks: (dealt: string, name: string) => `${dealt}, ${name} parle.`,
  leads: (dealt: string, name: string) => `${dealt}, ${name} entame.`,
  kept: (dealt: string, n: number) =>
    `${dealt}, ${n === 0 ? "aucune annonce tenue" : plural(n, "annonce tenue", "annonces tenues")}.`,
  said: (n: number) => plural(n, "annoncé", "annoncés"),
  announced: (bids: readonly string[]) => `Annonces : ${bids.join(", ")}.`,
  announcedOf: (n: number, cards: number) => `${plural(n, "annoncé", "annoncés")} pour ${plural(cards, "pli", "plis")}.`,
  takenOf: (n: number, cards: number) => `${plural(n, "pli compté", "plis comptés")} sur ${cards}.`,
  fix: "Corriger les nombres",
  missing: { bids: "Taper les annonces", tricks: "Taper les plis" } as Record<string, string>,
};

export type WhistMessages = typeof whist;

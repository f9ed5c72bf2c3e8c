import type { Chunks } from "#messages/fr/chunks";
import { list } from "../rules/grammar";

export const people: Chunks["people"] = {
  title: "Who is at the table",
  name: (name) => `Name: ${name}`,
  up: "Move up",
  upName: (name) => `Move ${name} up one place`,
  leaves: "Leaves",
  leavesName: (name) => `Leaves: ${name}`,
  returns: "Bring back",
  returnsName: (name) => `Bring back ${name}`,
  deals: "Make dealer",
  dealsName: (name) => `Make dealer of the next deal: ${name}`,
  dealsNow: "deals",
  sitsOut: "sits out",
  add: "Add somebody",
  addButton: "Add",
  seats: "Playing",
  fixed: "In the Mexicain the same people play from beginning to end: only names can be put right.",
  next: (number, dealer, out) =>
    out.length === 0
      ? `Deal ${number}: ${dealer} deals, everybody plays.`
      : out.length === 1 && out[0] === dealer
        ? `Deal ${number}: ${dealer} deals and sits out.`
        : `Deal ${number}: ${dealer} deals. Not playing: ${list(out)}.`,
  playing: "Who plays",
  out: "Sits out",
  goneAre: (names) => `${list(names)} ${names.length < 2 ? "has" : "have"} left`,
  played: (name) => `${name} played this deal, then left`,
  everybody: "everybody",
  dealer: "Dealer",
  without: (names) => `without ${list(names)}`,
  dealt: (name) => `${name} deals`,
};

/** Le whist, en français. */

import type { WhistFault, WhistLine } from "#lib/rules/codes";
import type { Params } from "#lib/rules/rules";
import { type GameWords, num, type Say } from "#lib/rules/words/words";
import { au, plural } from "./grammar";
import { auctionOver, TERMS } from "./terms";

const tricks = (n: number) => plural(n, "pli", "plis");
const off = (p: Params) => num(p, "tricks") - num(p, "bid");
const gap = (p: Params) => (off(p) > 0 ? `${off(p)} de trop` : `${-off(p)} de moins`);
const bidden: Say = (p, name) => `${name(num(p, "seat"))} annonce ${num(p, "bid")} et fait ${tricks(num(p, "tricks"))}`;

export const whist = {
  editions: { mexicain: "règle du Mexicain" },
  lines: {
    "bid-kept": { label: bidden, calc: () => "juste" },
    "bid-missed": { label: bidden, calc: gap },
    "bid-missed-flat": { label: bidden, calc: (p) => `${gap(p)}, une carte` },
  },
  faults: {
    players: () =>
      "Au Mexicain, les mêmes personnes jouent de la première donne à la dernière, dans le même ordre : chacune a sa mise et donne sa série.",
    "other-dealer": (p, name) => `C’est ${au(name(num(p, "dealer")))} de donner, pas ${au(name(num(p, "seat")))}.`,
    "other-cards": (p) => `Cette donne se joue à ${plural(num(p, "cards"), "carte", "cartes")}, pas à ${p.said}.`,
    "other-blind": (p) => (p.blind ? "Cette donne se joue à l’aveugle." : "Cette donne ne se joue pas à l’aveugle."),
    "blind-has-one-card": (p) => `À l’aveugle, on joue une seule carte, pas ${p.cards}.`,
    "no-such-deal": (p) =>
      num(p, "sum") === 0
        ? "Aucun pli noté : il y en a au moins un."
        : `${tricks(num(p, "sum"))} en tout : aucune donne n’en a plus de ${p.most}.`,
    "tricks-do-not-add-up": (p) => `${tricks(num(p, "sum"))} en tout, alors qu’on en joue ${p.cards}.`,
    "bids-add-up": (p, name) =>
      p.seat === undefined
        ? `La somme des annonces fait ${p.cards}, autant que de plis : la dernière était défendue.`
        : `La somme des annonces fait ${p.cards}, autant que de plis : ${name(num(p, "seat"))}, qui donne, ne pouvait pas dire ${p.bid}.`,
    "forbidden-bid": (p) => `Dire ${p.bid} ferait ${p.cards} en tout, autant que de plis : c’est défendu à qui donne.`,
    "auction-over": auctionOver,
  },
  roles: { own: "Mises" },
  passed: TERMS.allPass,
  terms: {},
} as const satisfies GameWords<WhistLine, WhistFault>;

/** The sentences about a whole record of plays: what it proves, what stays unclear, why it is refused; and about an écart. */
import { expect, test } from "vitest";
import { referee as refereeEn } from "#messages/en/rules/referee";
import { referee as refereeFr } from "#messages/fr/rules/referee";
import { audit } from "../audit/audit";
import { cardsOf } from "../deck";
import { judgeDiscard } from "../discard";
import { gameOf } from "../games";
import { rulesOf } from "../read.fixture";
import { type PlayRecord, replay } from "../record";
import type { Rules } from "../rules";
import { cardsIn, PACKS } from "../toy.fixture";
import { nameOf } from "./names.fixture";
import { sayDiscard, sayProof, sayUnclear } from "./referee";

const audited = (rules: Rules, plays: string, record: Partial<PlayRecord> = {}) => {
  const law = gameOf(rules);
  const result = audit(law, rules, { leader: 0, ...record, plays: cardsIn(law.deck, plays) });
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  const { faults, unclear, replay } = result.value;
  return [refereeFr, refereeEn].flatMap((words) => [
    ...faults.map((fault) => sayProof(words, law, fault, replay.plays, nameOf)),
    sayUnclear(words, law, unclear, replay.plays),
  ]);
};

const hand = (law: string, text: string) => cardsIn(gameOf(rulesOf(law, 5)).deck, text);
/** Seventeen cards for a known hand to be whole. */
const OTHERS = "S-1 S-2 S-3 S-4 S-5 S-6 S-7 S-8 D-1 D-2 D-3 D-4 D-5 D-6 D-7 D-8";
/** The pack of fifty dealt one by one to five players. */
const DEALT = [0, 1, 2, 3, 4].map((seat) => cardsOf(PACKS.decale).filter((_, i) => i % 5 === seat));

test.each<[string, Rules, string, Partial<PlayRecord>, string[]]>([
  [
    "the two plays",
    rulesOf("tarot", 4),
    "H-8 T-9 H-3 T-5 S-1 S-2 S-3 S-4 T-2 T-3 T-4 T-14",
    {},
    [
      "Au pli 1, Paul joue le 5 d’atout sur le 9 de Hugo. Même sans cœur, Paul devait monter : le 14 d’atout (pli 3) était en main.",
      "Rien n’est prouvé.",
      "In trick 1, Paul plays the 5 of trumps on the 9 from Hugo. Even with no heart, Paul had to overruff: the 14 of trumps (trick 3) was in hand.",
      "Nothing is proved.",
    ],
  ],
  [
    "two later plays",
    rulesOf("tarot", 4),
    "H-8 C-2 H-3 H-5 H-9 H-2 H-4 H-6 H-10 H-1 H-7 H-11",
    {},
    [
      "Au pli 1, Hugo joue le 2 de trèfle sur le 8 de cœur de Nora. Hugo devait fournir : le 2 de cœur (pli 2) et l’as de cœur (pli 3) étaient en main.",
      "Rien n’est prouvé.",
      "In trick 1, Hugo plays the 2 of clubs on the 8 of hearts from Nora. Hugo had to follow suit: the 2 of hearts (trick 2) and the ace of hearts (trick 3) were in hand.",
      "Nothing is proved.",
    ],
  ],
  [
    "a known hand",
    rulesOf("tarot", 4),
    "T-8 C-3",
    { hands: [null, hand("tarot", `C-3 T-9 ${OTHERS}`), null, null] },
    [
      "Au pli 1, Hugo joue le 3 de trèfle sur le 8 d’atout de Nora. Hugo devait monter : en main, le 9 d’atout.",
      "Rien n’est prouvé.",
      "In trick 1, Hugo plays the 3 of clubs on the 8 of trumps from Nora. Hugo had to play a higher trump: in hand, the 9 of trumps.",
      "Nothing is proved.",
    ],
  ],
  [
    "the count of cards",
    rulesOf("decale", 5),
    "B-E1 B-E2 B-E3 B-E4 O-E1",
    { leader: 1, hands: [null, ...DEALT.slice(1)] },
    [
      "Au pli 1, Nora joue l’Élève orange sur l’Élève bleu de Hugo. Nora devait fournir : le compte des cartes non vues le montre.",
      "Rien n’est prouvé.",
      "In trick 1, Nora plays the orange Élève on the blue Élève from Hugo. Nora had to follow suit: counting the unseen cards shows it.",
      "Nothing is proved.",
    ],
  ],
  [
    "the called suit",
    rulesOf("tarot", 5),
    "H-3 H-4 H-5 H-6 H-7 S-1 S-2 S-3 S-4 S-5",
    { calledCard: hand("tarot", "H-14")[0] as number },
    [
      "Au pli 1, Nora entame le 3 de cœur. Au premier pli, la couleur appelée ne s’entame qu’avec le roi de cœur. Le 2 de pique (pli 2) était en main.",
      "Rien n’est prouvé.",
      "In trick 1, Nora leads the 3 of hearts. In the first trick, the called suit is led with nothing but the king of hearts. The 2 of spades (trick 2) was in hand.",
      "Nothing is proved.",
    ],
  ],
])("a proof is told: %s", (_, rules, plays, record, sentences) => {
  expect(audited(rules, plays, record)).toEqual(sentences);
});

test("an unclear fault names cards, not people", () => {
  const rules = rulesOf("tarot", 4);
  const law = gameOf(rules);
  const { plays } = replay(law, rules, { leader: 0, plays: cardsIn(law.deck, "H-8 C-2 H-3 C-5") });
  expect(sayUnclear(refereeFr, law, [1, 3], plays)).toBe(
    "Le 2 de trèfle (pli 1) et le 5 de trèfle (pli 1) : une de ces cartes au moins était une faute, sans qu’on puisse dire laquelle.",
  );
  expect(sayUnclear(refereeEn, law, [1, 3], plays)).toBe(
    "The 2 of clubs (trick 1) and the 5 of clubs (trick 1): at least one of these cards was a fault, and nobody can tell which.",
  );
});

/** FFT12 p. 6. */
test.each<[string, string | null, string, string]>([
  ["S-1 S-2 S-3 S-4 S-5 S-6", null, "Cet écart est permis.", "These cards may be discarded."],
  ["S-1 S-2", null, "L’écart compte 6 cartes, ni plus ni moins.", "The écart is 6 cards, no more and no fewer."],
  [
    "S-1 S-2 S-3 S-4 S-5 S-14",
    null,
    "Un roi ne s’écarte pas : le roi de pique.",
    "A king is never discarded: the king of spades.",
  ],
  ["S-1 S-2 S-3 S-4 S-5 T-21", null, "Un bout ne s’écarte pas : le 21 d’atout.", "A bout is never discarded: the 21 of trumps."],
  [
    "S-1 S-2 S-3 S-4 S-5 C-13",
    null,
    "À cette table, la carte appelée ne s’écarte pas : la dame de trèfle.",
    "At this table the called card is never discarded: the queen of clubs.",
  ],
  [
    "S-1 S-2 S-3 S-4 S-5 T-2",
    "S-1 S-2 S-3 S-4 S-5 T-2 S-6",
    "Un atout ne s’écarte que si l’on ne peut pas faire autrement : le 2 d’atout, quand la main avait encore le 6 de pique.",
    "A trump is discarded only when there is nothing else: the 2 of trumps, while the hand still had the 6 of spades.",
  ],
  [
    "S-1 S-2 S-3 S-4 S-5 T-2",
    `S-1 S-2 S-3 S-4 S-5 S-14 H-14 ${Array.from({ length: 17 }, (_, i) => `T-${i + 2}`).join(" ")}`,
    "Rien d’autre à écarter : le 2 d’atout, à montrer à la table.",
    "Nothing else to discard: the 2 of trumps, to be shown to the table.",
  ],
  [
    "S-1 S-2 S-3 S-4 S-5 T-2",
    null,
    "Un atout ne s’écarte que si l’on ne peut pas faire autrement : il faut voir la main avant de juger le 2 d’atout.",
    "A trump is discarded only when there is nothing else: the hand must be seen before judging the 2 of trumps.",
  ],
])("judging the écart %s of the hand %s is told", (cards, held, fr, en) => {
  const rules = rulesOf("tarot", 4, { "called-in-dog": "kept" });
  const law = gameOf(rules);
  const result = judgeDiscard(law, rules, {
    cards: hand("tarot", cards),
    hand: held === null ? null : hand("tarot", held),
    calledCard: hand("tarot", "C-13")[0],
  });
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  expect([sayDiscard(refereeFr, law, result.value), sayDiscard(refereeEn, law, result.value)]).toEqual([fr, en]);
});

test("every reason for refusing a record is said in both languages", () => {
  const params = { value: "X-1", players: 4, most: 6, given: 7, before: 3, seat: 0, holder: 1 };
  expect(Object.keys(refereeEn.faults)).toEqual(Object.keys(refereeFr.faults));
  const sentences = [refereeFr, refereeEn].flatMap((words) => Object.values(words.faults).map((say) => say(params, nameOf)));
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.join()).not.toMatch(/undefined|NaN/);
  expect(refereeFr.faults["in-another-hand"]?.(params, nameOf)).toBe("Cette carte est dans la main connue de Hugo.");
});

test("faults of a record count its cards from the first, and say whose hand it is", () => {
  const told = [refereeFr, refereeEn].map(({ faults }) => [
    faults["played-twice"]?.({ before: 0 }, nameOf),
    faults["not-in-hand"]?.({ seat: 1 }, nameOf),
    faults["in-another-hand"]?.({ holder: 2 }, nameOf),
  ]);
  expect(told).toEqual([
    [
      "Cette carte est déjà tombée, carte 1 de la donne.",
      "La main connue de Hugo n’a pas cette carte.",
      "Cette carte est dans la main connue d’Inès.",
    ],
    [
      "This card has already fallen, as card 1 of the deal.",
      "The known hand of Hugo does not hold this card.",
      "This card is in the known hand of Inès.",
    ],
  ]);
});

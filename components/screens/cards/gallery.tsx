// This folder: every card of the packs, as they are drawn.
"use client";
import type { ReactNode } from "react";
import { CardFace } from "#components/parts/cards/card-face";
import { Pip, School } from "#components/parts/cards/pip";
import { QuietLink } from "#components/parts/press/buttons";
import { useGames } from "#components/parts/words/game-words";
import { useWords } from "#components/parts/words/words";
import { cardsOf, DECKS, type Deck, EXCUSE, parseCard } from "#lib/rules/deck";
import type { ServedMessages } from "#messages/fr/served";

const { tarot, decale } = DECKS;
const plain = (deck: Deck) => cardsOf(deck).filter((card) => card < EXCUSE);
const trumps = (deck: Deck) => cardsOf(deck).filter((card) => card >= EXCUSE);
/** One Élève a school: the four are alike. */
const classes = plain(decale).filter((card) => ![2, 3, 4].includes(card & 31));

const SMALLEST: [Deck, string][] = [
  ..."S-14 H-13 D-12 C-11 H-10 C-7 T-1 T-14 T-21 EXC D-3".split(" ").map((token): [Deck, string] => [tarot, token]),
  ..."B-PRO O-PRO V-PRO M-PRO B-P1 O-P2 V-P3 M-E1 O-E1 V-INT B-INT".split(" ").map((token): [Deck, string] => [decale, token]),
];

const STATES = [
  ["T-9", "played"],
  ["T-14", "chosen"],
  ["T-5", "contested"],
  ["T-17", "permitted"],
  ["D-7", "forbidden"],
] as const;

/** Every face of the packs, at every size and in every state. */
export function CardGallery({ words }: { words: ServedMessages["gallery"] }) {
  useGames();
  const { lang } = useWords();
  return (
    <main className="edge foot pt-[env(safe-area-inset-top)]">
      <QuietLink href={`/${lang}`}>{words.back}</QuietLink>
      <h1 className="pb-4 text-title wide:text-spread">{words.title}</h1>
      <Shelf title={words.tarot} note={words.tarotNote}>
        {plain(tarot).map((card) => (
          <CardFace key={card} deck={tarot} card={card} width={64} />
        ))}
      </Shelf>
      <Shelf note={words.trumpsNote}>
        {trumps(tarot).map((card) => (
          <CardFace key={card} deck={tarot} card={card} width={64} />
        ))}
      </Shelf>
      <Shelf title={words.decale} note={words.decaleNote}>
        {[...classes, ...trumps(decale)].map((card) => (
          <CardFace key={card} deck={decale} card={card} width={64} />
        ))}
      </Shelf>
      <Shelf title={words.smallest} note={words.smallestNote}>
        {SMALLEST.map(([deck, token]) => (
          <CardFace key={token} deck={deck} card={parseCard(deck, token) ?? EXCUSE} width={44} />
        ))}
      </Shelf>
      <Shelf title={words.states}>
        {STATES.map(([token, state]) => (
          <figure key={state} className="px-1.5 text-center">
            <CardFace deck={tarot} card={parseCard(tarot, token) ?? EXCUSE} state={state} />
            <figcaption className="label pt-2 text-ink">{words.stateNames[state]}</figcaption>
          </figure>
        ))}
        <Suits said={words.inText} />
      </Shelf>
    </main>
  );
}

/** Suits as they look in a line of text. */
function Suits({ said }: { said: string }) {
  return (
    <p className="grid grid-cols-4 gap-4">
      {[0, 1, 2, 3].map((suit) => (
        <Pip key={suit} suit={suit} size={18} />
      ))}
      {[0, 1, 2, 3].map((suit) => (
        <School key={suit} suit={suit} size={18} />
      ))}
      <span className="label col-span-4 text-ink">{said}</span>
    </p>
  );
}

function Shelf({ title, note, children }: { title?: string; note?: string; children: ReactNode }) {
  return (
    <section className="gap-4 border-rule border-t py-4 broad:grid broad:grid-cols-[8rem_1fr]">
      <div className="pb-3">
        {title && <h2 className="text-[1.3125rem]/7">{title}</h2>}
        {note && <p className="label">{note}</p>}
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-3">{children}</div>
    </section>
  );
}

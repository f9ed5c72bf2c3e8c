/** What each game says in French: its lines and refusals, and its form. A game is a row here, fetched when it is played. */
import type { GameName } from "#lib/rules/rules";
import type { GameWords, LineWords, Say } from "#lib/rules/words/words";
import type { CardsMessages } from "./cards";
import type { DecaleMessages } from "./decale";
import type { TarotMessages } from "./tarot";
import type { WhistMessages } from "./whist";

export interface GameForms {
  readonly cards: CardsMessages;
  readonly decale: DecaleMessages;
  readonly tarot: TarotMessages;
  readonly whist: WhistMessages;
}

/** `shared`: what any sheet may have to say, and the names of the cards. */
export interface SayLoaders {
  readonly games: Readonly<Record<GameName, () => Promise<{ readonly words: GameWords; readonly forms: Partial<GameForms> }>>>;
  readonly shared: () => Promise<{
    readonly common: Readonly<Record<string, Say>>;
    readonly lines: Readonly<Record<string, LineWords>>;
    readonly cards: CardsMessages;
  }>;
}

export const gamesFr: SayLoaders = {
  games: {
    decale: async () => {
      const [words, form] = await Promise.all([import("#lib/rules/words/fr/decale"), import("./decale")]);
      return { words: words.decaleFr, forms: { decale: form.decaleFr } };
    },
    tarot: async () => {
      const [words, form] = await Promise.all([import("#lib/rules/words/fr/tarot"), import("./tarot")]);
      return { words: words.tarotFr, forms: { tarot: form.tarotFr } };
    },
    vp5: async () => {
      const [words, form] = await Promise.all([import("#lib/rules/words/fr/vp5"), import("./tarot")]);
      return { words: words.vp5Fr, forms: { tarot: form.tarotFr } };
    },
    whist: async () => {
      const [words, form] = await Promise.all([import("#lib/rules/words/fr/whist"), import("./whist")]);
      return { words: words.whistFr, forms: { whist: form.whistFr } };
    },
  },
  shared: async () => {
    const [says, { cardsFr }] = await Promise.all([import("./sheet-faults"), import("./cards")]);
    return { ...says.sheetSaysFr, cards: cardsFr };
  },
};

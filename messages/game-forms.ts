/** What the form of a game says, and the names of the cards, come with that game, in the one language of the page. */
import type { GameName } from "#lib/rules/rules";
import type { CardsMessages } from "./cards-fr";
import type { DecaleMessages } from "./decale-fr";
import type { TarotMessages } from "./tarot-fr";
import type { WhistMessages } from "./whist-fr";

interface GameForms {
  cards: CardsMessages;
  decale: DecaleMessages;
  tarot: TarotMessages;
  whist: WhistMessages;
}
type Lang = "fr" | "en";

const shelf: Readonly<Record<Lang, Partial<GameForms>>> = { fr: {}, en: {} };

const LOADERS: Readonly<Record<Lang, Record<GameName, () => Promise<Partial<GameForms>>>>> = {
  fr: {
    decale: () => import("./decale-fr").then((module) => ({ decale: module.decaleFr })),
    tarot: () => import("./tarot-fr").then((module) => ({ tarot: module.tarotFr })),
    vp5: () => import("./tarot-fr").then((module) => ({ tarot: module.tarotFr })),
    whist: () => import("./whist-fr").then((module) => ({ whist: module.whistFr })),
  },
  en: {
    decale: () => import("./decale-en").then((module) => ({ decale: module.decaleEn })),
    tarot: () => import("./tarot-en").then((module) => ({ tarot: module.tarotEn })),
    vp5: () => import("./tarot-en").then((module) => ({ tarot: module.tarotEn })),
    whist: () => import("./whist-en").then((module) => ({ whist: module.whistEn })),
  },
};

const CARDS: Readonly<Record<Lang, () => Promise<CardsMessages>>> = {
  fr: () => import("./cards-fr").then((module) => module.cardsFr),
  en: () => import("./cards-en").then((module) => module.cardsEn),
};

/** The forms' words loaded so far; the same object, filled as they come. */
export const gameForms = (lang: Lang): GameForms => shelf[lang] as GameForms;

export async function loadForms(lang: Lang, game: GameName): Promise<void> {
  const [forms, cards] = await Promise.all([LOADERS[lang][game](), CARDS[lang]()]);
  Object.assign(shelf[lang], forms, { cards });
}

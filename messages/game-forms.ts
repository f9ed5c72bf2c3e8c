/** What the form of a game says, and the names of the cards, come with that game, in the one language of the page. */
import type { GameName } from "#lib/rules/rules";
import type { CardsMessages } from "./fr/cards";
import type { DecaleMessages } from "./fr/decale";
import type { TarotMessages } from "./fr/tarot";
import type { WhistMessages } from "./fr/whist";

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
    decale: () => import("./fr/decale").then((module) => ({ decale: module.decaleFr })),
    tarot: () => import("./fr/tarot").then((module) => ({ tarot: module.tarotFr })),
    vp5: () => import("./fr/tarot").then((module) => ({ tarot: module.tarotFr })),
    whist: () => import("./fr/whist").then((module) => ({ whist: module.whistFr })),
  },
  en: {
    decale: () => import("./en/decale").then((module) => ({ decale: module.decaleEn })),
    tarot: () => import("./en/tarot").then((module) => ({ tarot: module.tarotEn })),
    vp5: () => import("./en/tarot").then((module) => ({ tarot: module.tarotEn })),
    whist: () => import("./en/whist").then((module) => ({ whist: module.whistEn })),
  },
};

const CARDS: Readonly<Record<Lang, () => Promise<CardsMessages>>> = {
  fr: () => import("./fr/cards").then((module) => module.cardsFr),
  en: () => import("./en/cards").then((module) => module.cardsEn),
};

/** The forms' words loaded so far; the same object, filled as they come. */
export const gameForms = (lang: Lang): GameForms => shelf[lang] as GameForms;

export async function loadForms(lang: Lang, game: GameName): Promise<void> {
  const [forms, cards] = await Promise.all([LOADERS[lang][game](), CARDS[lang]()]);
  Object.assign(shelf[lang], forms, { cards });
}

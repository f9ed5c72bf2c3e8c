/** What each game says in French: its lines and refusals, and its form. A game is a row here, fetched when it is played. */
import type { GameName } from "#lib/rules/rules";
import type { GameWords, LineWords, Say } from "#lib/rules/words/words";
import type { CardsMessages } from "./cards";
import type { DealMessages } from "./games/deal";
import type { DecaleMessages } from "./games/decale";
import type { TarotMessages } from "./games/tarot";
import type { WhistMessages } from "./games/whist";

export interface GameForms {
  readonly cards: CardsMessages;
  readonly deal: DealMessages;
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
    readonly deal: DealMessages;
  }>;
}

export const games: SayLoaders = {
  games: {
    decale: () => import("./games/says/decale").then((module) => module.decaleSays),
    tarot: () => import("./games/says/tarot").then((module) => module.tarotSays),
    vp5: () => import("./games/says/vp5").then((module) => module.vp5Says),
    whist: () => import("./games/says/whist").then((module) => module.whistSays),
  },
  shared: () => import("./games/says/shared").then((module) => module.sharedSays),
};

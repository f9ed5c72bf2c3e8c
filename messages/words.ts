/** The screens' words and the rules' words, in one language. */
import type { RulesWords } from "#lib/rules/words/words";
import type { Messages } from "./fr/shared";

export type Lang = "fr" | "en";

export interface Words {
  readonly lang: Lang;
  readonly m: Messages;
  readonly rules: RulesWords;
}

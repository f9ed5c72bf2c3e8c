/** The screens' words and the rules' words, in one language. */
import type { Lang } from "#lib/rules/words/languages";
import type { RulesWords } from "#lib/rules/words/words";
import type { Messages } from "./fr/shared";

export type { Lang };

export interface Words {
  readonly lang: Lang;
  readonly m: Messages;
  readonly rules: RulesWords;
}

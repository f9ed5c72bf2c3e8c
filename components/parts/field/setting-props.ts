import type { Fault, OptionSpec, OptionValue } from "#lib/rules/rules";
import type { GameOptions } from "#lib/rules/words/words";

/** What a field for one option of a table is given. */
export interface SettingProps {
  spec: OptionSpec;
  said: GameOptions;
  value: OptionValue;
  usual: OptionValue;
  faults: readonly Fault[];
  onChange: (value: OptionValue) => void;
}

import { useIsLong } from "#components/parts/broken/use-is-long";
import { OneOf } from "#components/parts/press/choice-row";
import { OwnFold } from "#components/parts/press/fold-row";
import { useWords } from "#components/parts/words/words";
import { gameNamed } from "#lib/rules/games";
import { GAME_NAMES } from "#lib/rules/rules";
import type { Asked } from "#lib/shown/referee/seated";
import { type RefereeTable, useReferee } from "./referee";

export interface AskingGame {
  /** Another game was chosen, and is being loaded. */
  readonly isComing: boolean;
  readonly onAsk: (asked: Asked) => void;
}

/** Without a sheet: which game, and how many people. */
export function TableRow({ table, isComing, onAsk }: AskingGame & { table: RefereeTable }) {
  const { m, rules } = useWords();
  const { t } = useReferee();
  const { game, players } = table.rules;
  const name = rules.names[game];
  return (
    <OwnFold label={t.alike.heads.game} holds={m.sheet.gameAt(name, players)}>
      <OneOf
        label={t.alike.heads.game}
        hideLabel
        layout="flow"
        of={GAME_NAMES}
        say={rules.names}
        value={game}
        onChange={(next) => onAsk({ game: next, players })}
      />
      <OneOf
        label={t.players}
        of={gameNamed(game).players}
        say={(count) => m.sheet.at(count)}
        value={players}
        onChange={(count) => onAsk({ game, players: count })}
      />
      {isComing && <Coming />}
    </OwnFold>
  );
}

function Coming() {
  const { t } = useReferee();
  return useIsLong() && <p className="edge pb-2 text-reason">{t.gameWaits}</p>;
}

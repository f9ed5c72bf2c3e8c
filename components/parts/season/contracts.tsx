import { Dash } from "#components/parts/ledger/figure";
import { useWordsOf } from "#components/parts/words/words";
import type { ContractRow } from "#lib/season/told-rows";
import { presentIn } from "#lib/shown/season/matrix-names";
import { type InSeason, playerPlace } from "#lib/shown/season/places";
import { Cell, OverPoints } from "./cell";
import { useGameFacts } from "./game-facts";
import { EDGE, PlayersTable } from "./players-table";

const keyOf = ({ game, contract }: ContractRow): string => `${game} ${contract}`;

/** Made out of tried for each contract, and who takes most and least. */
export function Contracts({ view, place }: InSeason) {
  const t = useWordsOf("season");
  const say = useGameFacts();
  const { contracts } = view.tables;
  if (contracts.length === 0) return null;
  const kinds = [...new Map(contracts.map((row) => [keyOf(row), row])).values()];
  return (
    <PlayersTable
      title={t.contracts}
      note={t.contractsNote}
      apart="pl-4"
      place={place}
      players={presentIn(view, new Set(contracts.map(({ player }) => player)))}
      columns={kinds.sort((a, b) => say.order(a.game, a.contract) - say.order(b.game, b.contract))}
      keyOf={keyOf}
      headOf={({ game, contract }) => say.contract(game, contract)}
      cellOf={({ id }, kind) => {
        const row = contracts.find((one) => one.player === id && keyOf(one) === keyOf(kind));
        const href = row && playerPlace(place, id, `contract.${kind.contract}`);
        return (
          <Cell key={keyOf(kind)} className={`pl-4 ${EDGE}`} href={href}>
            {row ? <OverPoints points={row.points}>{t.outOf(row.made, row.n)}</OverPoints> : <Dash />}
          </Cell>
        );
      }}
    />
  );
}

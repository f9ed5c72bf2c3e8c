import { Dash } from "#components/parts/ledger/figure";
import { useContracts, useGameFacts } from "#components/parts/season/game-facts";
import { useWordsOf } from "#components/parts/words/words";
import type { GameName } from "#lib/rules/rules";
import { type InSeason, playerAddress } from "#lib/shown/addresses/addresses";
import { presentIn } from "#lib/shown/season/matrix-names";
import { Cell, OverPoints } from "./cell";
import { EDGE, PlayersTable } from "./players-table";

/** For each contract how many were made of those tried, and who takes most and least often. */
export function Contracts({ view, where }: InSeason) {
  const t = useWordsOf("season");
  const { contracts } = view.tables;
  const kinds = useContracts(contracts);
  if (kinds.length === 0) return null;
  return (
    <PlayersTable
      title={t.alike.heads.contracts}
      note={t.contractsNote}
      apart="pl-4"
      where={where}
      players={presentIn(view, contracts)}
      columns={kinds}
      keyOf={({ key }) => key}
      headOf={({ label }) => label}
      cellOf={({ id }, { key, rowOf }) => {
        const row = rowOf(id);
        return (
          <Cell key={key} className={`pl-4 ${EDGE}`} href={row && playerAddress(where, id, `contract.${row.contract}`)}>
            {row ? <OverPoints points={row.points}>{t.outOf(row.made, row.n)}</OverPoints> : <Dash />}
          </Cell>
        );
      }}
    />
  );
}

/** `prime`: null for the chelems. */
type Column = { readonly game: GameName; readonly prime: string | null };

const primeKey = ({ game, prime }: Column): string => `${game} ${prime ?? ""}`;

/** How often each prime was held and what it brought; chelems made out of tried beside. */
export function Primes({ view, where }: InSeason) {
  const t = useWordsOf("season");
  const say = useGameFacts();
  const { primes, chelems } = view.tables;
  const held = [...new Map(primes.map((row): [string, Column] => [primeKey(row), row])).values()];
  const slams = [...new Set(chelems.map(({ game }) => game))].map((game): Column => ({ game, prime: null }));
  const players = presentIn(view, [...primes, ...chelems]);
  if (players.length === 0) return null;
  return (
    <PlayersTable
      title={t.primes}
      note={slams.length > 0 ? `${t.primesNote} ${t.chelemsNote}` : t.primesNote}
      apart="pl-2.5"
      where={where}
      players={players}
      columns={[...held.sort((a, b) => say.order(a.game, a.prime ?? "") - say.order(b.game, b.prime ?? "")), ...slams]}
      keyOf={primeKey}
      headOf={({ game, prime }) => (prime === null ? t.playerPage.chelem : say.prime(game, prime))}
      cellOf={({ id }, column) => <PrimeCell key={primeKey(column)} view={view} where={where} player={id} column={column} />}
    />
  );
}

function PrimeCell({ view: { tables }, where, player, column: { game, prime } }: InSeason & { player: string; column: Column }) {
  const t = useWordsOf("season");
  const isOwn = (row: { player: string; game: GameName }) => row.player === player && row.game === game;
  const look = `pl-2.5 ${EDGE}`;
  if (prime === null) {
    const row = tables.chelems.find(isOwn);
    return (
      <Cell className={look} href={row && playerAddress(where, player, "chelem")}>
        {row ? t.outOf(row.made, row.made + row.missed) : <Dash />}
      </Cell>
    );
  }
  const row = tables.primes.find((one) => isOwn(one) && one.prime === prime);
  return (
    <Cell className={look} href={row && playerAddress(where, player, `prime.${prime}`)}>
      {row ? <OverPoints points={row.points}>{`×\u00a0${row.n}`}</OverPoints> : <Dash />}
    </Cell>
  );
}

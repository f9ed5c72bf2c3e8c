import { Dash } from "#components/parts/ledger/figure";
import { useWordsOf } from "#components/parts/words/words";
import type { GameName } from "#lib/rules/rules";
import { presentIn } from "#lib/shown/season/matrix-names";
import { type InSeason, playerPlace } from "#lib/shown/season/places";
import { Cell, OverPoints } from "./cell";
import { useGameFacts } from "./game-facts";
import { EDGE, PlayersTable } from "./players-table";

/** `prime`: null for the chelems. */
type Column = { readonly game: GameName; readonly prime: string | null };

const keyOf = ({ game, prime }: Column): string => `${game} ${prime ?? ""}`;

/** How often each prime was held and what it brought; chelems made out of tried beside. */
export function Primes({ view, place }: InSeason) {
  const t = useWordsOf("season");
  const say = useGameFacts();
  const { primes, chelems } = view.tables;
  const held = [...new Map(primes.map((row): [string, Column] => [keyOf(row), row])).values()];
  const slams = [...new Set(chelems.map(({ game }) => game))].map((game): Column => ({ game, prime: null }));
  const players = presentIn(view, new Set([...primes, ...chelems].map(({ player }) => player)));
  if (players.length === 0) return null;
  return (
    <PlayersTable
      title={t.primes}
      note={slams.length > 0 ? `${t.primesNote} ${t.chelemsNote}` : t.primesNote}
      apart="pl-2.5"
      place={place}
      players={players}
      columns={[...held.sort((a, b) => say.order(a.game, a.prime ?? "") - say.order(b.game, b.prime ?? "")), ...slams]}
      keyOf={keyOf}
      headOf={({ game, prime }) => (prime === null ? t.playerPage.chelem : say.prime(game, prime))}
      cellOf={({ id }, column) => <PrimeCell key={keyOf(column)} view={view} place={place} player={id} column={column} />}
    />
  );
}

function PrimeCell({ view: { tables }, place, player, column: { game, prime } }: InSeason & { player: string; column: Column }) {
  const t = useWordsOf("season");
  const isOwn = (row: { player: string; game: GameName }) => row.player === player && row.game === game;
  const look = `pl-2.5 ${EDGE}`;
  if (prime === null) {
    const row = tables.chelems.find(isOwn);
    return (
      <Cell className={look} href={row && playerPlace(place, player, "chelem")}>
        {row ? t.outOf(row.made, row.made + row.missed) : <Dash />}
      </Cell>
    );
  }
  const row = tables.primes.find((one) => isOwn(one) && one.prime === prime);
  return (
    <Cell className={look} href={row && playerPlace(place, player, `prime.${prime}`)}>
      {row ? <OverPoints points={row.points}>{`×\u00a0${row.n}`}</OverPoints> : <Dash />}
    </Cell>
  );
}

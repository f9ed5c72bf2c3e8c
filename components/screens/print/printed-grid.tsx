import type { ReactNode } from "react";
import { useContracts } from "#components/parts/season/game-facts";
import { useWordsOf } from "#components/parts/words/words";
import type { PlayerId } from "#lib/season/club/club-event";
import type { ContractRow } from "#lib/season/standings/told-rows";
import type { SeasonView } from "#lib/season/views";
import { fitPlayers } from "#lib/shown/names/fit-players";
import { widthOf } from "#lib/shown/plot/width";
import { presentIn } from "#lib/shown/season/matrix-names";
import { NameHead } from "./name-head";
import { PrintedPart } from "./printed-lines";
import { Value } from "./printed-value";

/** Height in em of turned names: a season of forty evenings must still fit the page. */
export const TURNED_ROOM = { width: 7, sizes: [1] } as const;

interface MatrixProps {
  view: SeasonView;
  title: string;
  note: string;
  pairs: readonly { player: PlayerId; other: PlayerId; text: string }[];
}

/** Players by players, their names turned over the columns. */
export function Matrix({ view, title, note, pairs }: MatrixProps) {
  const players = presentIn(view, pairs);
  if (pairs.length === 0) return null;
  const names = fitPlayers(players, TURNED_ROOM, widthOf);
  const cellOf = (row: PlayerId, column: PlayerId) => pairs.find(({ player, other }) => player === row && other === column)?.text;
  return (
    <PrintedPart title={title} note={note}>
      <Grid
        look="text-[0.92em]"
        heads={players.map(({ id, name }, at) => <NameHead key={id} name={name} turned fitted={{ names, at }} />)}
        rows={players.map(({ id: row, name }) => ({
          key: row,
          name,
          cells: players.map(({ id }) => ({ key: id, text: id === row ? "" : (cellOf(row, id) ?? "–") })),
        }))}
      />
    </PrintedPart>
  );
}

/** Made out of tried for each contract, and what it brought. */
export function PrintedContracts({ view }: { view: SeasonView }) {
  const s = useWordsOf("season");
  const { contracts } = view.tables;
  const kinds = useContracts(contracts);
  if (kinds.length === 0) return null;
  return (
    <PrintedPart title={s.alike.heads.contracts} note={s.contractsNote}>
      <Grid
        headLook="small italic"
        heads={kinds.map(({ key, label }) => (
          <th key={key} scope="col" className="figure">
            {label}
          </th>
        ))}
        rows={presentIn(view, contracts).map(({ id, name }) => ({
          key: id,
          name,
          cells: kinds.map(({ key, rowOf }) => ({ key, text: <Made row={rowOf(id)} /> })),
        }))}
      />
    </PrintedPart>
  );
}

function Made({ row }: { row: ContractRow | undefined }) {
  if (!row) return "–";
  return (
    <>
      {row.made}/{row.n}{" "}
      <span className="small">
        <Value value={row.points} kind="change" />
      </span>
    </>
  );
}

interface GridProps {
  look?: string;
  headLook?: string;
  /** The head over the rows' names: "players", if left out. */
  corner?: string;
  cornerLook?: string;
  heads: ReactNode;
  rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly look?: string;
    readonly cells: readonly { readonly key: string; readonly text: ReactNode }[];
  }[];
}

export function Grid({ look, headLook, corner, cornerLook, heads, rows }: GridProps) {
  const { player } = useWordsOf("season");
  return (
    <table className={look}>
      <thead>
        <tr className={headLook}>
          <th scope="col" className={cornerLook}>
            {corner ?? <span className="sr-only">{player}</span>}
          </th>
          {heads}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, look: nameLook, cells }) => (
          <tr key={key}>
            <th scope="row" className={nameLook}>
              {name}
            </th>
            {cells.map((cell) => (
              <td key={cell.key} className="figure">
                {cell.text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// This folder: the rules, read and searched.
import { useWords, useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import "../../parts/ledger/ledger.css";
import { useGames } from "#components/parts/words/game-words";
import type { RuleId } from "#lib/rules/articles";
import type { Game } from "#lib/rules/game";
import { editionOf } from "#lib/rules/games";
import { plain } from "#lib/rules/words/words";
import { cellsOf, type RulesColumn, rivals } from "#lib/shown/rules/game-tables";
import { RulesTable, VpTable } from "./vp-table";

/** What the tarot games count by: contracts, targets, poignées; where editions differ, side by side. */
export function AttackTables({ game }: { game: Game }) {
  const { m, rules } = useWords();
  const { alike, attack: t } = useWordsOf("rules");
  useGames();
  const said = useWordsOf("options")[game.name];
  const words = rules.games[game.name];
  if (!game.attack) return null;
  const spec = (id: string) => game.options.find((option) => option.id === id);
  const columns = (id: string) => rivals(game, words.editions, id);
  const { values } = editionOf(game, game.usual);
  const trumps = game.players.flatMap((players) => {
    const option = spec(`poignee-trumps-${players}`);
    return option ? [{ head: m.sheet.at(players), cells: cellsOf(values[option.id]) }] : [];
  });
  const contract = (key: string) => `${words.terms[key]}${key === "pouce" ? `, ${t.ifPlayed}` : ""}`;
  /** An option's own table. */
  const of = (id: string) => ({
    rule: spec(id)?.rule,
    columns: columns(id),
    name: (key: string) => said[id]?.values?.[key] ?? key,
  });
  return (
    <>
      {spec("table") ? (
        <VpTable />
      ) : (
        <SideBySide
          title={alike.heads.contracts}
          {...of("multipliers")}
          rule="F1"
          name={contract}
          print={(value) => `× ${plain(value)}`}
        />
      )}
      <SideBySide title={t.targets} {...of("targets")} />
      <SideBySide title={t.poignees} note={said.poignees?.effect} {...of("poignees")} />
      <SideBySide title={t.trumps} {...of("poignee-trumps-5")} columns={trumps} alike />
    </>
  );
}

interface Props {
  title: string;
  note?: string | undefined;
  rule: RuleId | undefined;
  columns: readonly RulesColumn[];
  name: (key: string) => string;
  print?: (value: number) => string;
  /** The columns are no alternatives: rows that differ are not marked. */
  alike?: boolean;
}

/** A table of the rules, a column an edition or a number of players; a sign marks the rows where editions differ. */
function SideBySide({ title, note, rule, columns, name, print = plain, alike }: Props) {
  const t = useWordsOf("rules").attack;
  const keys = Object.keys(columns[0]?.cells ?? {});
  return (
    <RulesTable
      title={title}
      rule={rule}
      note={note && <p className="edge label pb-1">{note}</p>}
      heads={columns.length > 1 && <Heads heads={columns.map(({ head }) => head)} />}
    >
      {keys.map((key) => {
        const differs = !alike && columns.some(({ cells }) => cells[key] !== columns[0]?.cells[key]);
        return (
          <tr key={key}>
            <th scope="row" className="h-9 border-rule border-b pl-(--left) text-left text-contract font-normal">
              {name(key)} {differs && <span>≠</span>} {differs && <span className="sr-only">{t.differs}</span>}
            </th>
            {columns.map(({ head, cells }) => (
              <td key={head} className="border-rule border-b text-right text-figure last:pr-(--right)">
                {print(itemAt(cells, key))}
              </td>
            ))}
          </tr>
        );
      })}
    </RulesTable>
  );
}

function Heads({ heads }: { heads: readonly string[] }) {
  return (
    <thead>
      <tr className="label text-corner">
        <td className="double-rule" />
        {heads.map((head) => (
          <th key={head} scope="col" className="double-rule pb-1 pl-3 text-right font-normal last:pr-(--right)">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

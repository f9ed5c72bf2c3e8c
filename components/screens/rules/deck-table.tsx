import { useGames } from "#components/parts/words/game-words";
import { useWords, useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { cardsOf } from "#lib/rules/deck";
import type { Game } from "#lib/rules/game";
import { plain } from "#lib/rules/words/words";
import { dealsOfOneDealer, kindsOf } from "#lib/shown/rules/game-tables";

/** What each kind of card is worth and how many there are, down to the total of the pack. */
export function DeckTable({ game }: { game: Game }) {
  const { m } = useWords();
  useGames([game.name]);
  const t = useWordsOf("rules");
  const rows = kindsOf(game.deck);
  const total = rows.reduce((sum, { halves, count }) => sum + halves * count, 0) / 2;
  return (
    <>
      <h2 className="edge pt-6 pb-1 text-[1.3125rem]/[1.875rem]">{t.deck}</h2>
      <p className="edge text-prose">
        {m.sheet.cards(cardsOf(game.deck).length)}
        {total > 0 && ` · ${t.pack(plain(total), rows.map(({ halves, count }) => `${count} × ${plain(halves / 2)}`).join(", "))}`}
      </p>
    </>
  );
}

const CELL = "border-rule border-b py-2 text-right text-figure";

/** Where a dealer deals several times in a row: how many cards in each, and how many stay aside. */
export function SeriesTable({ game }: { game: Game }) {
  const { m, t } = useWordsAnd("rules");
  const tables = game.players.map((players) => ({ players, deals: dealsOfOneDealer(game, players) }));
  const deals = tables[0]?.deals ?? [];
  return (
    <div className="relative overflow-x-auto">
      <table className="mx-4 border-separate border-spacing-0">
        <thead>
          <tr>
            <th scope="row" className="label double-rule pr-4 text-left font-normal">
              {t.alike.heads.deal}
            </th>
            {deals.map((_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: deals are numbered by their place
              <th key={i} scope="col" className="label double-rule min-w-10 text-right font-normal">
                {i + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label={t.each} numbers={deals.map(({ cards }) => cards)} />
          {tables.map((table) => (
            <Row
              key={table.players}
              label={t.asideAt(m.sheet.at(table.players))}
              numbers={table.deals.map(({ aside }) => aside)}
              quiet
            />
          ))}
        </tbody>
      </table>
      {deals.some(({ blind }) => blind) && (
        <p className="edge label pt-1">{t.blind(deals.findIndex(({ blind }) => blind) + 1)}</p>
      )}
    </div>
  );
}

function Row({ label, numbers, quiet }: { label: string; numbers: readonly number[]; quiet?: boolean }) {
  return (
    <tr>
      <th scope="row" className="border-rule border-b py-2 pr-4 text-left font-normal">
        {label}
      </th>
      {numbers.map((number, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: deals are numbered by their place
        <td key={i} className={`${CELL} ${quiet ? "text-ink2" : ""}`}>
          {number}
        </td>
      ))}
    </tr>
  );
}

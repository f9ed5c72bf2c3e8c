import { useGames } from "#components/parts/words/game-words";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { cardsOf, type Deck, halvesOf } from "#lib/rules/deck";
import type { Game } from "#lib/rules/game";
import { plain } from "#lib/rules/words/words";

/** What each kind of card is worth and how many there are, down to the total of the pack. */
export function DeckTable({ game }: { game: Game }) {
  const { m } = useWords();
  useGames([game.name]);
  const t = useWordsOf("pages").rules;
  const rows = kindsOf(game.deck);
  const total = rows.reduce((sum, { halves, count }) => sum + halves * count, 0) / 2;
  return (
    <>
      <h2 className="edge pt-6 pb-1 text-[1.3125rem]/[1.875rem]">{t.deck}</h2>
      <p className="edge text-prose">
        {m.screens.sheet.cards(cardsOf(game.deck).length)}
        {total > 0 && ` · ${t.pack(plain(total), rows.map(({ halves, count }) => `${count} × ${plain(halves / 2)}`).join(", "))}`}
      </p>
    </>
  );
}

function kindsOf(deck: Deck): { halves: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const card of cardsOf(deck)) counts.set(halvesOf(deck, card), (counts.get(halvesOf(deck, card)) ?? 0) + 1);
  return [...counts].map(([halves, count]) => ({ halves, count })).sort((a, b) => b.halves - a.halves);
}

import { useState } from "react";
import { QuietButton } from "#components/parts/ledger/buttons";
import { OneOf } from "#components/parts/ledger/choice-row";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { GAMES } from "#lib/rules/all-games";
import { drawDealer } from "#lib/rules/draw";
import { itemAt } from "#lib/rules/item-at";
import type { Editing } from "#lib/sheet/drafts/draft";
import { drawnByLot, type OpeningDraft, seated } from "#lib/shown/opening/opening";

/** Who sits where and who deals first: as written, or drawn. */
export function DealerPart({ draft, change }: Editing<OpeningDraft>) {
  const { m } = useWords();
  const t = useWordsOf("pages").opening;
  const [drawn, setDrawn] = useState<string | null>(null);
  const { names, lacking } = seated(draft);
  const written = draft.names.flatMap((name, place) => (name.trim() === "" ? [] : [place]));

  /** Each draws a card, as around the table (D35). */
  function drawCards() {
    const game = GAMES[draft.game];
    const { cards, dealer } = drawDealer(game, names.length, Math.random);
    change({ dealer: written[dealer] ?? 0 });
    const said = cards.map((card, seat) => `${names[seat]} ${m.cards.name(game.deck, card)}`);
    setDrawn(t.drawn(said, itemAt(names, dealer)));
  }

  return (
    <>
      <div className="edge flex flex-wrap items-center justify-between gap-x-4">
        <QuietButton onClick={() => change(drawnByLot(draft, Math.random))}>{t.draw}</QuietButton>
        {lacking === 0 && <QuietButton onClick={drawCards}>{t.drawDealer}</QuietButton>}
      </div>
      {drawn && (
        <p className="edge pb-2 text-prose" aria-live="polite">
          {drawn}
        </p>
      )}
      {names.length > 0 && (
        <OneOf
          label={t.dealer}
          className="border-rule border-t py-1"
          of={written}
          say={(seat) => itemAt(draft.names, seat).trim()}
          value={draft.dealer}
          onChange={(dealer) => change({ dealer })}
        />
      )}
    </>
  );
}

import { CardFace } from "#components/parts/cards/card-face";
import { FittedName, useFit } from "#components/parts/names/fitted-name";
import { useWords } from "#components/parts/words/words";
import type { Card, Deck } from "#lib/rules/deck";
import { commas } from "#lib/rules/lists";
import { roleOf } from "#lib/rules/trick";
import type { PlayDraft } from "#lib/sheet/drafts/play";
import type { FittedNames } from "#lib/shown/names/fit-names";
import { useReferee } from "./referee";

interface Props {
  deck: Deck;
  draft: PlayDraft;
  /** In the order of the trick. */
  names: readonly string[];
  onAsk: (place: number) => void;
}

/** The trick from its lead; a tap on a card judges it. */
export function TrickRow({ deck, draft, names, onAsk }: Props) {
  const { m } = useWords();
  const { say, t } = useReferee();
  const { trick, place } = draft;
  const width = names.length > 4 ? 56 : 64;
  const [first, fitted] = useFit<HTMLLIElement>(names, { sizes: [15, 13], lines: 2, spare: 0 });
  return (
    <ol aria-label={t.trick} className="edge flex max-w-[480px] justify-between gap-1 pt-2 pb-1 max-large:flex-col">
      {names.map((name, i) => {
        const card = trick[i];
        const asked = place === i;
        const caption = card === undefined ? "" : asked ? t.contested : say.roles[roleOf(deck, trick, i)];
        const below = caption || (i === trick.length ? m.ledger.toPlay : "");
        const spoken = commas(name, below, card === undefined ? t.empty : m.cards.name(deck, card));
        return (
          <li key={name} ref={i === 0 ? first : undefined} className="min-w-0 text-center max-large:w-full!" style={{ width }}>
            <button
              type="button"
              className="block w-full text-center max-large:grid max-large:grid-cols-[auto_1fr] max-large:items-center max-large:gap-x-4 max-large:text-left"
              aria-label={spoken}
              aria-pressed={asked}
              disabled={i > trick.length}
              onClick={() => onAsk(i)}
            >
              {card === undefined ? (
                <Gap width={width} next={i === trick.length} asked={asked} />
              ) : (
                <Laid deck={deck} card={card} width={width} asked={asked} />
              )}
              <Named name={name} fitted={fitted} at={i} look={i > trick.length ? "text-ink2" : ""} />
              <span className={`label block text-[0.8125rem]/4 max-large:col-start-2 ${asked ? "text-neg" : ""}`}>
                {below || " "}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Shortened to fit under its card; in large text, where it stands beside the card, whole. */
const Named = ({ name, look, ...fit }: { name: string; look: string; fitted: FittedNames; at: number }) => (
  <span aria-hidden className={`block pt-1.5 leading-[1.125rem] ${look}`}>
    <span className="max-large:hidden">
      <FittedName {...fit} />
    </span>
    <bdi className="large:hidden">{name}</bdi>
  </span>
);

function Laid({ deck, card, width, asked }: { deck: Deck; card: Card; width: number; asked: boolean }) {
  return (
    <span className="flex">
      <CardFace deck={deck} card={card} width={width} state={asked ? "contested" : "played"} label="" />
    </span>
  );
}

/** Where a card will lie. */
function Gap({ width, next, asked }: { width: number; next: boolean; asked: boolean }) {
  const look = asked ? "border-2 border-neg" : next ? "border-ink2" : "border-rule";
  return <span aria-hidden className={`block rounded-[5px] border ${look}`} style={{ width, height: (width * 100) / 56 }} />;
}

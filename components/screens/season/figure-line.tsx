import { Fragment, useEffect, useRef } from "react";
import { Figure } from "#components/parts/ledger/figure";
import { useGameFacts } from "#components/parts/season/game-facts";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { USUAL_GAME } from "#lib/rules/rules";
import type { PlayerView } from "#lib/season/views";
import { DUEL } from "#lib/shown/season/duel";
import { eveningPlace, type InSeason } from "#lib/shown/season/places";
import { type Amount, amountIn, type PlayerFigure } from "#lib/shown/season/player-rows";
import { againIn, average, dayOf } from "#lib/shown/season/say-number";
import { figureOf, perDeal } from "#lib/shown/season/standing-figures";

/** Where points a deal mean something. */
const MEANT: readonly PlayerFigure["group"][] = ["roles", "contracts", "with"];

interface LineProps extends InSeason<PlayerView> {
  row: PlayerFigure;
  evenings: PlayerView["evenings"];
  open: boolean;
  onToggle: () => void;
}

/** A figure of somebody’s season, and under it the evenings that it is the sum of. */
export function FigureLine({ view, place, row, evenings, open, onToggle }: LineProps) {
  const { lang, rules } = useWords();
  const t = useWordsOf("season");
  const label = useLabel(view)(row);
  const several = view.season.counting.games.length > 1 && row.game !== null;
  const line = useRef<HTMLLIElement>(null);
  // What the address names is brought into view once it is there.
  useEffect(() => {
    if (line.current?.dataset.open) line.current.scrollIntoView({ block: "nearest" });
  }, []);
  const { amount } = row;
  const whole = row.group === "points" && evenings.length === view.evenings.length ? view.standing : null;
  const mean = MEANT.includes(row.group) && amount.points !== null && amount.n > 0 ? amount.points / amount.n : null;
  return (
    <li ref={line} data-open={open || undefined} className="border-rule border-b">
      <button
        type="button"
        aria-expanded={open}
        className="edge flex min-h-[54px] w-full items-center justify-between gap-4 py-1.5 focus-visible:-outline-offset-2"
        onClick={onToggle}
      >
        <span className="min-w-0">
          <span className="block text-choice first-letter:uppercase">{label}</span>
          <span className="block font-sans text-state text-ink2">
            {whole && t.meanIn(average(perDeal(whole) ?? 0, lang), figureOf(whole, "deals"))}
            {[several && row.game ? rules.names[row.game] : "", mean === null ? "" : `${average(mean, lang)} ${t.perDeal}`]
              .filter(Boolean)
              .join(", ")}
          </span>
        </span>
        <span className="shrink-0 text-right text-figure">
          <Tally row={row} amount={amount} />{" "}
          <span aria-hidden className="pl-1 text-ink2">
            {open ? "⌄" : "›"}
          </span>
        </span>
      </button>
      {open && (
        <ul className="bg-leaf">
          {row.group === "met" && <DuelLink view={view} other={row.about} />}
          <Evenings place={place} row={row} evenings={evenings} />
        </ul>
      )}
    </li>
  );
}

/** The evenings that it is the sum of. */
function Evenings({ place, row, evenings }: Pick<LineProps, "place" | "row" | "evenings">) {
  const { lang } = useWords();
  const t = useWordsOf("season");
  const again = againIn(evenings);
  const found = evenings.flatMap((evening) => {
    const amount = amountIn(evening, row);
    return amount ? [{ evening, amount }] : [];
  });
  if (found.length === 0) return <li className="edge py-2 label">{t.playerPage.never}</li>;
  return found.map(({ evening, amount }) => (
    <li key={evening.evening} className="border-rule border-t">
      <a className="edge flex min-h-11 items-center justify-between gap-4 pl-8" href={eveningPlace(place, evening.evening)}>
        <span className="text-contract">
          {dayOf(evening.day, lang)}
          {again(evening.evening)}
        </span>
        <span className="text-contract">
          <EveningTally row={row} amount={amount} />
        </span>
      </a>
    </li>
  ));
}

function DuelLink({ view, other }: { view: PlayerView; other: string }) {
  const t = useWordsOf("portrait").duel;
  return (
    <li>
      <a className="edge flex min-h-11 items-center pl-8 font-sans text-quiet font-medium" href={`#${DUEL}${other}`}>
        {t.open(view.players.find(({ id }) => id === other)?.name ?? "")}
      </a>
    </li>
  );
}

/** "11 sur 14 +1317": the season's sum of a figure. */
function Tally({ row, amount }: { row: PlayerFigure; amount: Amount }) {
  const t = useWordsOf("season");
  const count = amount.good === null ? `× ${amount.n}` : t.outOf(amount.good, amount.n);
  return (
    <Fragment>
      {row.group !== "points" && <span>{count}</span>}
      {amount.points !== null && (
        <Figure
          value={amount.points}
          kind={row.group === "points" ? "total" : "change"}
          className="inline-block min-w-18 pl-3 text-right"
        />
      )}
    </Fragment>
  );
}

/** The same figure, of one evening. */
function EveningTally({ row, amount }: { row: PlayerFigure; amount: Amount }) {
  const t = useWordsOf("season");
  if (row.group === "points")
    return (
      <>
        <span className="label">{t.playerPage.placeOf(amount.n)}</span>
        <Figure value={amount.points ?? 0} className="inline-block min-w-18 pl-3 text-right" />
      </>
    );
  return <Tally row={row} amount={amount} />;
}

/** What a row is about, in the words of its game. */
function useLabel(view: PlayerView) {
  const t = useWordsOf("season");
  const say = useGameFacts();
  const nameOf = (id: string) => view.players.find((player) => player.id === id)?.name ?? "";
  return ({ group, about, game, amount }: PlayerFigure): string => {
    if (group === "points") return t.attended(amount.n, amount.good ?? 0);
    if (group === "with") return t.playerPage.with(nameOf(about));
    if (group === "met") return t.playerPage.met(nameOf(about));
    if (group === "chelems") return t.playerPage.chelem;
    const own = game ?? USUAL_GAME;
    return group === "roles" ? say.role(own, about) : say.contract(own, about);
  };
}

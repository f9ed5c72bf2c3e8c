import { useEffect, useRef } from "react";
import { useGameFacts } from "#components/parts/season/game-facts";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { commas } from "#lib/rules/lists";
import { USUAL_GAME } from "#lib/rules/rules";
import { nameIn } from "#lib/season/names/name-in";
import type { AttendedEvening, PlayerView } from "#lib/season/views";
import type { InSeason } from "#lib/shown/addresses/addresses";
import { DUEL } from "#lib/shown/season/duel";
import { amountIn, type PlayerFigure } from "#lib/shown/season/player-rows";
import { average, eveningsIn } from "#lib/shown/season/say-number";
import { figureOf, perDeal } from "#lib/shown/season/standing-figures";
import { OpeningLine, PartLine, SideFigure, Tally } from "./figure-link";

/** The groups for which points per deal make sense. */
const MEANT: readonly PlayerFigure["group"][] = ["roles", "contracts", "with"];

interface LineProps extends InSeason<PlayerView> {
  row: PlayerFigure;
  evenings: readonly AttendedEvening[];
  open: boolean;
  onToggle: () => void;
}

/** A figure of somebody’s season, and under it the evenings that it is the sum of. */
export function FigureLine({ view, where, row, evenings, open, onToggle }: LineProps) {
  const { lang, rules, t } = useWordsAnd("season");
  const label = useLabel(view)(row);
  const several = view.season.counting.games.length > 1 && row.game !== null;
  const line = useRef<HTMLLIElement>(null);
  // The line that the address names is scrolled to when it appears.
  useEffect(() => {
    if (line.current?.dataset.open) line.current.scrollIntoView({ block: "nearest" });
  }, []);
  const { amount } = row;
  const whole = row.group === "points" && evenings.length === view.evenings.length ? view.standing : null;
  const mean = MEANT.includes(row.group) && amount.points !== null && amount.n > 0 ? amount.points / amount.n : null;
  const note = commas(
    several && row.game && rules.names[row.game],
    mean !== null && `${average(mean, lang)} ${t.alike.heads.perDeal}`,
  );
  return (
    <OpeningLine
      ref={line}
      label={label}
      note={whole ? t.meanIn(average(perDeal(whole) ?? 0, lang), figureOf(whole, "deals")) : note}
      figure={row.group === "points" ? <SideFigure value={amount.points ?? 0} kind="total" /> : <Tally {...amount} />}
      open={open}
      onToggle={onToggle}
    >
      {row.group === "met" && <DuelLink view={view} other={row.about} />}
      <Evenings where={where} row={row} evenings={evenings} />
    </OpeningLine>
  );
}

/** The evenings that it is the sum of. */
function Evenings({ where, row, evenings }: Pick<LineProps, "where" | "row" | "evenings">) {
  const t = useWordsOf("season");
  const lineOf = eveningsIn(evenings, where);
  const found = evenings.flatMap((evening) => {
    const amount = amountIn(evening, row);
    return amount ? [{ evening, amount }] : [];
  });
  if (found.length === 0) return <li className="edge py-2 label">{t.playerPage.never}</li>;
  return found.map(({ evening, amount }) => (
    <PartLine key={evening.evening} {...lineOf(evening)}>
      {row.group === "points" ? (
        <>
          <span className="label">{t.playerPage.placeOf(amount.n)}</span>
          <SideFigure value={amount.points ?? 0} />
        </>
      ) : (
        <Tally {...amount} />
      )}
    </PartLine>
  ));
}

function DuelLink({ view, other }: { view: PlayerView; other: string }) {
  const t = useWordsOf("portrait").duel;
  return (
    <li className="border-rule border-b">
      <a className="edge flex min-h-11 items-center pl-8 font-sans text-quiet font-medium" href={`#${DUEL}${other}`}>
        {t.open(nameIn(view, other))}
      </a>
    </li>
  );
}

/** What a row is about, in the words of its game. */
function useLabel(view: PlayerView) {
  const t = useWordsOf("season");
  const say = useGameFacts();
  return ({ group, about, game, amount }: PlayerFigure): string => {
    if (group === "points") return t.attended(amount.n, amount.good ?? 0);
    if (group === "with") return t.playerPage.with(nameIn(view, about));
    if (group === "met") return t.playerPage.met(nameIn(view, about));
    if (group === "chelems") return t.playerPage.chelem;
    const own = game ?? USUAL_GAME;
    return group === "roles" ? say.role(own, about) : say.contract(own, about);
  };
}

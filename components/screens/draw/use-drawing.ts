import { useState } from "react";
import { useAnswer } from "#components/parts/door/use-answer";
import { GAMES } from "#lib/rules/all-games";
import type { GameName } from "#lib/rules/rules";
import type { Club, Draw, Season } from "#lib/season/club/club-event";
import type { Day } from "#lib/season/club/season-body";
import { drawTables } from "#lib/season/draw/draw";
import { type MetView, metAt } from "#lib/season/draw/met";
import type { EveningView } from "#lib/season/evening-view";
import type { ClubView } from "#lib/season/views";
import { countsOf, type DrawDraft, gameToDraw, keptDraft, rulesToDraw, usualTable } from "#lib/shown/draw/draw-draft";
import { look } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { ifAllowed } from "#lib/sync/if-allowed";
import { thisPhone } from "#lib/sync/this-phone";
import { useOpeningTables } from "./use-opening-tables";

export interface DrawnFor {
  view: ClubView;
  season: Season;
  /** The draws of this evening so far. */
  draws: readonly Draw[];
  evening: EveningView | null;
  day: Day;
}

const NONE_DRAWN: Partial<DrawDraft> = { tables: null, sheets: [] };

/** The draw: who is here, of which game, who has met whom; then the drawn tables, and the open ones. */
export function useDrawing({ view: { club, seasons }, season, draws, evening, day }: DrawnFor, go: (hash: string) => void) {
  const played = seasons.find(({ id }) => id === season.id)?.rules ?? null;
  const [game, setGame] = useState<GameName>(() => gameToDraw(season.counting.games, played));
  const [draft, change] = useDrawDraft(club, day);
  const { evenings, ranked, isUnknown } = useMet(club.id, season.id);
  const seating = GAMES[game];
  const rules = rulesToDraw(game, played);
  const running = evening?.tables.filter((table) => table.season === season.id && !table.ended) ?? [];
  const opening = useOpeningTables({ club, rules, seating, season: season.id, day, before: draws.length, running });
  const { counts, count } = countsOf(draft, seating, usualTable(game, played));
  const company = metAt(evenings.flatMap(({ tables }) => tables));
  const choose = (next: GameName) => {
    setGame(next);
    change({ count: null, ...NONE_DRAWN });
  };
  const draw = () => {
    if (count === undefined) return;
    const asked = { people: draft.here, tables: count, how: draft.how, ranked, met: company };
    const tables = drawTables(asked, Math.random);
    change({ tables, sheets: tables.map(() => thisPhone().makeId()) });
    go("tables");
  };
  const open = async () => {
    if (!(await opening.open(draft))) return;
    change(NONE_DRAWN);
    go("");
  };
  const drawn = { counts, count, running, opening, draw, open };
  return { game, choose, draft, change, evenings, isUnknown, company, seating, ...drawn };
}

export type Drawing = ReturnType<typeof useDrawing>;

/** The draft of the draw, kept on this phone: nothing is lost if a phone call interrupts it. */
function useDrawDraft(club: Club, day: Day): [DrawDraft, (changes: Partial<DrawDraft>) => void] {
  const key = `petit-au-bout:draw:${club.id}`;
  const [draft, setDraft] = useState<DrawDraft>(() =>
    keptDraft(ifAllowed(() => thisPhone().env.storage?.getItem(key)) ?? null, day, club),
  );
  const change = (changes: Partial<DrawDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    ifAllowed(() => thisPhone().env.storage?.setItem(key, JSON.stringify(next)));
  };
  return [draft, change];
}

const UNKNOWN = { view: null };

/** Who met whom and who ranks where; empty until it is read, or if it could not be. */
function useMet(club: string, season: string): MetView & { readonly isUnknown: boolean } {
  const seen = useAnswer(() => look(thisPhone(), doorOf.met(club, season)).catch(() => UNKNOWN), [club, season]);
  return { evenings: [], ranked: [], ...seen?.view, isUnknown: seen === UNKNOWN };
}

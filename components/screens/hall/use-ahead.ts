import type { Hall } from "#lib/hall/hall";
import { plannedOpening, withPlanned } from "#lib/hall/planned";
import { HALL_RULES } from "#lib/hall/table-sheet";
import { loadGame } from "#lib/rules/games";
import { thisPhone } from "#lib/sync/this-phone";
import { useKeptNumber } from "./use-kept-number";

/**
 * How far this table's phone has gone by the movement alone, where it cannot hear that a position opens: the hall as it will stand
 * there, how to go one further and one back. What it notes meanwhile is sent once the arbiter has opened that position.
 */
export function useAhead(
  hall: Hall,
  table: number,
): { readonly hall: Hall; readonly goOn: () => Promise<void>; readonly goBack: () => void } {
  const [gone, setGone] = useKeptNumber(hall.id, `ahead:${table}`);
  const there = withPlanned(hall, gone);
  const next = there.positions.length + 1;
  const goOn = async () => {
    const ahead = withPlanned(hall, next);
    if (ahead.positions.length < next) return;
    await loadGame(HALL_RULES.game);
    const { id: device } = await thisPhone().device();
    const event = plannedOpening(ahead, next, table, new Date().toISOString(), device);
    if (event)
      await thisPhone()
        .open(event.sheet)
        .take([{ number: 1, event, aside: false }]);
    setGone(next);
  };
  return { hall: there, goOn, goBack: () => setGone(there.positions.length - 1) };
}

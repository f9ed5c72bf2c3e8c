import { useAnswer } from "#components/parts/door/use-answer";
import { thisPhone } from "#lib/sync/this-phone";

/** Whether a sheet is on this phone; false until its store has answered. */
export function useSheetsHere(): (sheet: string) => boolean {
  const cards = useAnswer(() => thisPhone().cards(), []);
  return (sheet) => cards?.some(({ id }) => id === sheet) ?? false;
}

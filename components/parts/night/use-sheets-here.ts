import { useAnswer } from "#components/parts/door/use-answer";
import { thisPhone } from "#lib/sync/this-phone";

/** Whether a sheet is on this phone; none is until it has said. */
export function useSheetsHere(): (sheet: string) => boolean {
  const cards = useAnswer(() => thisPhone().cards(), []);
  return (sheet) => cards?.some(({ id }) => id === sheet) ?? false;
}

import { useAnswer } from "#components/parts/door/use-answer";
import { thisPhone } from "#lib/sync/this-phone";

/** This phone's own id, to tell "this device" from the others. */
export const useDevice = (): string | null => useAnswer(async () => (await thisPhone().device()).id, []) ?? null;

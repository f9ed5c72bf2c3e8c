/** Sheets and boards missing from earlier positions. */
import { gateOf } from "#lib/hall/gate";
import type { Hall } from "#lib/hall/hall";

/** The earlier positions with something missing. The last one is not over: what it waits for is told elsewhere. */
export const lackingBefore = ({ positions }: Pick<Hall, "positions">) =>
  positions.slice(0, -1).flatMap((one) => {
    const { waiting } = gateOf(one);
    return waiting.length > 0 ? [{ position: one.position, waiting }] : [];
  });

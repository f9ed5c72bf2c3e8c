/** What never came of earlier positions. */
import { gateOf } from "#lib/hall/gate";
import type { Hall } from "#lib/hall/hall";

/** Positions that are over and in which something never came. The last one is not over: what it waits for is told apart. */
export const lackingBefore = ({ positions }: Pick<Hall, "positions">) =>
  positions.slice(0, -1).flatMap((one) => {
    const { waiting } = gateOf(one);
    return waiting.length > 0 ? [{ position: one.position, waiting }] : [];
  });

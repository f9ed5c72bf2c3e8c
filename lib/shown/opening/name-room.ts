/** The room of a name that is typed on a line with its place and its keys. */
import { widthOf } from "#lib/shown/plot/width";

/** Width of the place's number and the space beside it. */
const BESIDE = "23px - 0.25rem";
const USUAL_REM = 1.0625;
/** The page scales every serif (`font-size-adjust`) to this width, against that of `widthOf`. */
const SET = 0.85;

/**
 * A name is as wide as it needs to be; if that leaves no room for its keys they wrap to the next line. A name wider than a line
 * is written smaller.
 */
export function roomForName(name: string) {
  const em = SET * widthOf(name) + 0.5;
  return {
    flexBasis: `${USUAL_REM * em}rem`,
    maxWidth: `calc(100% - ${BESIDE})`,
    fontSize: `min(${USUAL_REM}rem, (100cqi - ${BESIDE}) / ${em})`,
  };
}

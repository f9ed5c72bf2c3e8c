/** A name that is corrected in place, while another phone may change it too. */
import { tidyName } from "#lib/log/name";

interface TypedName {
  readonly typed: string;
  /** The name that the typing began with. */
  readonly base: string;
}

/** What the field shows. It follows the name, unless another was typed here that the sheet does not have yet. */
export function nameTyped(kept: TypedName | null | undefined, name: string): TypedName {
  const isSettled = !kept || (name !== kept.base && (kept.typed === kept.base || tidyName(kept.typed) === name));
  return isSettled ? { typed: name, base: name } : kept;
}

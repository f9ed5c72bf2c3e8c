/** For what a browser may forbid (its storage), and nobody misses. */
export function ifAllowed<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    // Then it is not kept.
  }
}

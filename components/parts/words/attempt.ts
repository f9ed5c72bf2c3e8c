/** For what a browser may forbid (its storage), and nobody misses. */
export function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // Then it is not kept.
  }
}

/** For what a browser may forbid (storage), where the app works without it. */
export function ifAllowed<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    // Forbidden: undefined.
  }
}

/** A list of listeners, and a call that tells them all. */
export function listening() {
  const listeners = new Set<() => void>();
  return {
    tell(): void {
      for (const listener of listeners) listener();
    },
    /** Returns how to unsubscribe. */
    subscribe(changed: () => void): () => void {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** Asks the browser not to clear what is recorded here when it runs out of room, or after days without a visit. */
export type Persistence = "kept" | "may-be-cleared" | "unknown";

export async function askToPersist(storage: Partial<StorageManager> | undefined = navigator.storage): Promise<Persistence> {
  try {
    if (!storage?.persist || !storage.persisted) return "unknown";
    return (await storage.persisted()) || (await storage.persist()) ? "kept" : "may-be-cleared";
  } catch {
    return "unknown";
  }
}

/** The same, without asking: a question that nobody expected is refused. */
export const howKept = (storage: Partial<StorageManager> | undefined = navigator.storage): Promise<Persistence> =>
  askToPersist(storage && { persisted: storage.persisted?.bind(storage), persist: async () => false });

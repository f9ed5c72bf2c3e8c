/** Asks the browser not to clear what is recorded here when it runs out of room, or after days without a visit. */
export type Persistence = "kept" | "may-be-cleared" | "unknown";

/** Old browsers have neither function. */
type Asked = { readonly [K in "persist" | "persisted"]?: StorageManager[K] | undefined };

export async function askToPersist(storage: Asked | undefined = navigator.storage): Promise<Persistence> {
  try {
    if (!storage?.persist || !storage.persisted) return "unknown";
    return (await storage.persisted()) || (await storage.persist()) ? "kept" : "may-be-cleared";
  } catch {
    return "unknown";
  }
}

/** The same, but never asks: browsers refuse a request that no act of the person explains. */
export const howKept = (storage: Asked | undefined = navigator.storage): Promise<Persistence> =>
  askToPersist(storage && { persisted: storage.persisted?.bind(storage), persist: async () => false });

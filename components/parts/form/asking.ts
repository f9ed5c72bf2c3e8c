import type { Editing } from "#lib/sheet/drafts/draft";

/** A question about one thing of a draft: what the draft says of it, and an answer as a change of the draft. */
export const asking =
  <D>({ draft, change }: Editing<D>) =>
  <K extends keyof D>(key: K) => ({
    value: draft[key],
    onChange: (value: NonNullable<D[K]>) => change({ [key]: value } as unknown as Partial<D>),
  });

import type { Sharing } from "#lib/sync/sharing";

/** Undefined when the server did not answer; then the page says so. */
export type Attempt = <T>(act: (sharing: Sharing) => Promise<T>) => Promise<T | undefined>;

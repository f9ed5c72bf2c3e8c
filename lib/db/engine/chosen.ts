import { isPostgres } from "../url";
import type { Engine } from "./engine";
import { postgres } from "./postgres";
import { sqlite } from "./sqlite";

/** The one that `DATABASE_URL` names. */
export const engine = (): Engine => (isPostgres() ? postgres : sqlite);

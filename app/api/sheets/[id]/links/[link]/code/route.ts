import { z } from "zod";
import { createCode } from "#lib/db/links";
import { changing } from "../../../../../door";

/** The link in eight signs, for ten minutes. */
export const POST = changing("owner", z.strictObject({}), (access, _, { link }: { link: string }) => createCode(access, link));

import { z } from "zod";
import { createCode } from "#lib/db/links";
import { notFound, ok } from "../../../../../answer";
import { door, enterWith } from "../../../../../door";

/** The link in eight signs, for ten minutes. */
export const POST = door<"id" | "link">(async (request, { params }) => {
  const entered = await enterWith(request, params, "owner", z.strictObject({}));
  if ("refusal" in entered) return entered.refusal;
  const made = await createCode(entered.access, (await params).link);
  return made ? ok(made) : notFound();
});

import { readEveningView } from "#lib/db/evening-view";
import { notFound, ok } from "../../../../answer";
import { door, enter } from "../../../../door";
import { TableId } from "../../../../shape";

/** An evening of the club down to its deals: whoever may see the club may see what its figures are made of. */
export const GET = door<"id" | "sheet">(async (request, { params }) => {
  const access = await enter(request, params, "viewer");
  const sheet = TableId.safeParse((await params).sheet);
  const view = access && sheet.success ? await readEveningView(access, sheet.data) : undefined;
  return view ? ok(view) : notFound();
});

import { readEveningView } from "#lib/db/evening-view";
import { showing } from "../../../../door";
import { TableId } from "../../../../shape";

/** An evening of the club down to its deals, for all who may see the club. */
export const GET = showing<"sheet">("viewer", async (access, { sheet }) => {
  const table = TableId.safeParse(sheet);
  return table.success ? readEveningView(access, table.data) : undefined;
});

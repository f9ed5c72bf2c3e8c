import { readTableView } from "#lib/db/views/table-view";
import { showing } from "../../../../door";
import { TableId } from "../../../../shape";

/** A table of an evening down to its deals, for all who may see the club. */
export const GET = showing<"sheet">("viewer", async (access, { sheet }) => {
  const table = TableId.safeParse(sheet);
  return table.success ? readTableView(access, table.data) : undefined;
});

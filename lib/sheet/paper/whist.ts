/** The whist on paper. */

import type { Json } from "#lib/rules/read";
import type { Rules } from "#lib/rules/rules";
import type { WhistDeal } from "#lib/rules/whist/deal";
import { type Column, columnsFrom, each, type Written } from "./column";
import type { Row } from "./row";

const fields = (_: Rules, names: readonly string[]): Column[] => [...each(names, "bid"), ...each(names, "tricks")];

const read = (_: Rules, row: Row): Json => ({
  bids: row.names.map((_, seat) => row.number(`bid.${seat}`)),
  tricks: row.names.map((_, seat) => row.number(`tricks.${seat}`)),
});

function write(_: readonly string[], deal: object): Written {
  const { bids, tricks } = deal as WhistDeal;
  return { ...columnsFrom("bid", bids), ...columnsFrom("tricks", tricks) };
}

export const whistPaper = { fields, read, write };

/** The table open on the arbiter's page, as the hash names it: "table:2.7" is the seventh of the second position. */

import type { Here } from "#lib/hall/of-table";

export const tableHash = ({ position, table }: Here): string => `table:${position}.${table}`;

export function tableAt(hash: string): Here | null {
  const [, position, table] = /^table:(\d+)\.(\d+)$/.exec(hash) ?? [];
  return position && table ? { position: Number(position), table: Number(table) } : null;
}

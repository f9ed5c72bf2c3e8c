/** All that is kept beside the logs, made again from them. */
import "#lib/rules/all-games";
import { type Tx, write } from "./client";
import { projectSheet } from "./project";
import { readLog } from "./read";

/** In one transaction: whoever reads meanwhile sees what was. Answers how many sheets were read again. */
export function rebuild(): Promise<number> {
  return write(async (tx) => {
    await forget(tx);
    const sheets = await tx.event.findMany({
      where: { kind: "season.joined" },
      distinct: ["sheetId"],
      select: { sheetId: true },
      orderBy: { sheetId: "asc" },
    });
    for (const { sheetId } of sheets) await projectSheet(tx, sheetId, await readLog(tx, sheetId));
    return sheets.length;
  });
}

async function forget(tx: Tx): Promise<void> {
  await tx.lateChange.deleteMany();
  await tx.eveningPlayer.deleteMany();
  await tx.evening.deleteMany();
  await tx.figure.deleteMany();
  await tx.season.updateMany({ data: { evenings: 0, deals: 0, version: { increment: 1 } } });
}

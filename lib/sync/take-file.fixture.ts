/** For tests: an evening in a file, and what another phone takes of it. */
import { open, record, replace } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { Handset } from "./phone.fixture";
import { noNetwork, SHEET_AT_TABLE } from "./table-at.fixture";
import { takeFile } from "./take-file";

/** An evening without a network: two deals, the first corrected, and nothing sent. */
export async function eveningInFile() {
  const handset = new Handset(noNetwork);
  const phone = handset.tab();
  const sheet = phone.open(SHEET_AT_TABLE);
  await sheet.save(open(opening(3)));
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.save(record(1, cards(10, 25, 28)));
  const [first] = sheet.getSnapshot().sheet?.deals ?? [];
  if (!first) throw new Error("the first deal was noted");
  await sheet.save(replace(first, cards(32, 18, 12), "mal compté"));
  return { handset, phone, sheet, file: await sheet.export() };
}

export const statusesTaken = async (phone: Parameters<typeof takeFile>[0], text: string) =>
  (await takeFile(phone, text))?.map(({ status }) => status);

/** For tests: a phone that has sent its sheet, and turns that pass. */
import { open } from "#lib/sheet/change";
import { opening } from "#lib/sheet/log.fixture";
import { Handset } from "./phone.fixture";
import { FakeServer } from "./server.fixture";
import { SHEET_AT_TABLE } from "./table-at.fixture";

/** A phone at a table of three that has sent its sheet, unless the network is another one. */
export async function sentTable(fetch?: ConstructorParameters<typeof Handset>[0]) {
  const server = new FakeServer();
  const online = async (path: string, init: RequestInit) => server.handle(path, init);
  const handset = new Handset(fetch ?? online);
  const phone = handset.tab();
  const sheet = phone.open(SHEET_AT_TABLE);
  await sheet.save(open(opening(3)));
  await sheet.sync();
  return { server, online, handset, phone, sheet };
}

export const turnsPass = async (turns = 50) => {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
};

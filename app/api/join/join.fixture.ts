/** For tests: the doors by which phones come in, and what is asked of them. */
import { type Evening, json } from "../evening.fixture";
import { ask, type Phone, readDoors } from "../router.fixture";

export const joinDoors = await readDoors();

export const ONE_DAY = 86_400_000;
export const statusAnswered = async (answer: Promise<Response | undefined>) => (await answer)?.status;
export const pullOf = (phone: Phone, { sheet }: Evening) => ask(joinDoors, "GET", `/api/sheets/${sheet}/events`, { phone });
export const codeOfLink = (evening: Evening, link: string): Promise<{ code: string; until: string }> =>
  json(ask(joinDoors, "POST", `/api/sheets/${evening.sheet}/links/${link}/code`, { phone: evening.owner, body: {} }));
export const accessOf = ({
  sheet,
  owner,
}: Evening): Promise<{ devices: { id: string; link: string | null }[]; links: object[] }> =>
  json(ask(joinDoors, "GET", `/api/sheets/${sheet}/access`, { phone: owner }));

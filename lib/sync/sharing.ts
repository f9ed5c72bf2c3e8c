/** How an owner's phone lets others in and shuts them out: links, codes, devices. All of it needs the server. */
import { isRecord } from "#lib/rules/read";
import type { LinkDays } from "#lib/sheet/link-days";
import type { Role } from "#lib/sheet/role";
import { ifAllowed } from "./if-allowed";
import type { Phone } from "./phone";
import { shaped } from "./shape";
import { askServer, WireError } from "./wire";

export interface SharedDevice {
  readonly id: string;
  readonly role: Role;
  readonly name: string | null;
  readonly lastSeenAt: string;
  readonly revokedAt: string | null;
  /** The link that let it in, while that link is still open. */
  readonly link: string | null;
  readonly self: boolean;
}

/** The server tells the token only once: only the phone that made the link can show it. */
interface ShownLink {
  readonly id: string;
  readonly token: string;
}

const isSharedDevice = shaped<SharedDevice>({
  id: "string",
  role: "string",
  name: "string?",
  lastSeenAt: "string",
  revokedAt: "string?",
  link: "string?",
  self: "boolean",
});
const isShownLink = shaped<ShownLink>({ id: "string", token: "string" });

/** `until`: when it ends. `reach`: the address at which other phones find a server that this one calls localhost. */
export interface OpenLink extends ShownLink {
  readonly until: string;
  readonly reach: string | null;
}

/** The address of a link, to scan or copy. `query`: further parameters of the page that it opens. */
export const linkAddress = ({ token, reach }: Pick<OpenLink, "token" | "reach">, lang: string, query = ""): string =>
  `${reach ?? location.origin}/${lang}/join${query}#${token}`;

export type Sharing = ReturnType<typeof sharingOf>;

export function sharingOf(phone: Phone, sheet: string) {
  const { env } = phone;
  const path = `/api/sheets/${sheet}`;
  const ask: Ask = async (method, door, content) =>
    askServer(env, await phone.device(), `${path}${door}`, { method, ...(content && { body: JSON.stringify(content) }) });
  const access = async () => {
    const { devices, links, reach } = await ask("GET", "/access");
    if (!Array.isArray(devices) || !Array.isArray(links)) throw new WireError("server");
    const ends = new Map(links.filter(isRecord).map(({ id, until }) => [id, String(until)]));
    return { devices: devices.filter(isSharedDevice), ends, reach: typeof reach === "string" ? reach : null };
  };

  return {
    devices: async () => (await access()).devices,
    /** The address at which other phones find a server that this one calls localhost. */
    reach: async () => (await access()).reach,
    change: async (device: string, change: { name: string } | { revoked: boolean }) =>
      void (await ask("PATCH", `/devices/${device}`, change)),
    ...linksOf(ask, access, linkShelf(phone, sheet)),
  };
}

type Ask = (method: string, door: string, content?: object) => Promise<Record<string, unknown>>;
type Access = () => Promise<{ readonly ends: ReadonlyMap<unknown, string>; readonly reach: string | null }>;

/** The links of this phone, made and ended. */
function linksOf(ask: Ask, access: Access, shelf: ReturnType<typeof linkShelf>) {
  async function create(role: Role, reach: string | null): Promise<OpenLink> {
    const { id, token, until } = await ask("POST", "/links", { role });
    const link = { id: String(id), token: String(token) };
    shelf.keep(role, link);
    return { ...link, until: String(until), reach };
  }

  /** The link lets no more phones in. */
  const end = async (link: string) => void (await ask("PATCH", `/links/${link}`, { revoked: true }).catch(ignoreRefusal));

  return {
    /** This phone's link for a role: the earlier one while it is open, else a new one. */
    link: async (role: Role): Promise<OpenLink> => {
      const known = shelf.link(role);
      const { ends, reach } = await access();
      const until = known && ends.get(known.id);
      return until ? { ...known, until, reach } : create(role, reach);
    },
    /** Ends the link and makes a new one. */
    rotate: async (role: Role) => {
      const known = shelf.link(role);
      const { reach } = await access();
      if (known) await end(known.id);
      return create(role, reach);
    },
    /** The link stays open this many days from now. */
    extend: async (link: string, days: LinkDays) => ({ until: String((await ask("PATCH", `/links/${link}`, { days })).until) }),
    end,
    /** Ends the link, and shuts out the phones that came by it, except this one. */
    endAll: async (link: string) => void (await ask("PATCH", `/links/${link}`, { revoked: true, devices: true })),
    code: async (link: string) => {
      const { code, until } = await ask("POST", `/links/${link}/code`, {});
      return { code: String(code), until: String(until) };
    },
  };
}

/** Refused: the link was over already, or another owner ended it. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof WireError) || error.code !== "refused") throw error;
}

/** Where this phone keeps the links it made. If the browser refuses, each time makes a new one. */
function linkShelf({ env: { storage } }: Phone, sheet: string) {
  const key = (role: Role) => `petit-au-bout:link:${sheet}:${role}`;
  return {
    link: (role: Role): ShownLink | undefined => {
      const link: unknown = ifAllowed(() => JSON.parse(storage?.getItem(key(role)) ?? "null"));
      return isShownLink(link) ? link : undefined;
    },
    keep: (role: Role, link: ShownLink): void => ifAllowed(() => storage?.setItem(key(role), JSON.stringify(link))),
  };
}

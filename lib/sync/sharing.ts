/** An owner's phone lets others in, and out again: links, codes, devices. All of it needs the server. */
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
  /** What let it in, while that lets in whoever has it. */
  readonly link: string | null;
  readonly self: boolean;
}

/** The token was told once: only the phone that asked for a link can show it. */
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

/** Open until then; `reach`: where other phones find a server that this one calls localhost. */
export interface OpenLink extends ShownLink {
  readonly until: string;
  readonly reach: string | null;
}

export interface Sharing {
  devices(): Promise<SharedDevice[]>;
  /** Where other phones find a server that this one calls localhost. */
  reach(): Promise<string | null>;
  /** This phone's link for a role: the one it made before while that lets in, else a new one. */
  link(role: Role): Promise<OpenLink>;
  /** The link before lets nobody in; a new one does. */
  rotate(role: Role): Promise<OpenLink>;
  /** It lets in for so many days from now. */
  extend(link: string, days: LinkDays): Promise<{ until: string }>;
  /** It lets nobody in any more. */
  end(link: string): Promise<void>;
  /** Nor do the phones that came by it, but for this one. */
  endAll(link: string): Promise<void>;
  code(link: string): Promise<{ code: string; until: string }>;
  change(device: string, change: { name: string } | { revoked: boolean }): Promise<void>;
}

export function sharingOf(phone: Phone, sheet: string): Sharing {
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
    reach: async () => (await access()).reach,
    change: async (device, change) => void (await ask("PATCH", `/devices/${device}`, change)),
    ...linksOf(ask, access, linkShelf(phone, sheet)),
  };
}

type Ask = (method: string, door: string, content?: object) => Promise<Record<string, unknown>>;
type Access = () => Promise<{ readonly ends: ReadonlyMap<unknown, string>; readonly reach: string | null }>;

/** The links of this phone, made and ended. */
function linksOf(ask: Ask, access: Access, shelf: ReturnType<typeof linkShelf>): Omit<Sharing, "devices" | "reach" | "change"> {
  async function create(role: Role, reach: string | null): Promise<OpenLink> {
    const { id, token, until } = await ask("POST", "/links", { role });
    const link = { id: String(id), token: String(token) };
    shelf.keep(role, link);
    return { ...link, until: String(until), reach };
  }

  const end = async (link: string) => void (await ask("PATCH", `/links/${link}`, { revoked: true }).catch(ignoreRefusal));

  return {
    link: async (role) => {
      const known = shelf.link(role);
      const { ends, reach } = await access();
      const until = known && ends.get(known.id);
      return until ? { ...known, until, reach } : create(role, reach);
    },
    rotate: async (role) => {
      const known = shelf.link(role);
      const { reach } = await access();
      if (known) await end(known.id);
      return create(role, reach);
    },
    extend: async (link, days) => ({ until: String((await ask("PATCH", `/links/${link}`, { days })).until) }),
    end,
    endAll: async (link) => void (await ask("PATCH", `/links/${link}`, { revoked: true, devices: true })),
    code: async (link) => {
      const { code, until } = await ask("POST", `/links/${link}/code`, {});
      return { code: String(code), until: String(until) };
    },
  };
}

/** Over already, or ended by another owner. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof WireError) || error.code !== "refused") throw error;
}

/** Where this phone keeps the links it made; a browser that refuses it makes a new one each time. */
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

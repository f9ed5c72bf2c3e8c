/** For `npm run bench`: as many phones as the limits allow, which ask all at once, and as much as they may. */
import { randomUUID } from "node:crypto";
import { DEVICES, LINKS_BY_LOG, RECOVERY_BY_CLUB, WRONG_BY_ADDRESS } from "#lib/db/limits";
import { asked, type Case, doors, heard, longest, phonesOf } from "./bench-world.fixture";
import { aClub } from "./club.fixture";
import { aGuest, aLink, anEvening, join, json } from "./evening.fixture";
import { aPhone, ask, type Phone } from "./router.fixture";

const SHEET = "/api/sheets/[id]";

async function lookAtDevices() {
  const evening = await anEvening(doors);
  await phonesOf(evening, DEVICES.viewer - 20, "viewer");
  return async () => {
    for (let i = 0; i < 10; i++) {
      await aGuest(doors, evening, "viewer");
      await (await asked("GET", `/api/sheets/${evening.sheet}/access`, { phone: evening.owner })).text();
    }
  };
}

async function tryCodes() {
  await aLink(doors, await anEvening(doors), "viewer");
  return async () => {
    for (let i = 0; i < 2 * WRONG_BY_ADDRESS.most; i++) {
      const phone = aPhone();
      await ask(doors, "POST", "/api/join", { phone, body: { code: `AAAAA${100 + i}`, device: phone.device } });
    }
  };
}

/** All phones pull at once, as they do when a server comes back. */
async function pullAll() {
  const evening = await longest(false);
  const phones = await phonesOf(evening, 100, "viewer");
  return () =>
    Promise.all(
      phones.map(async (phone) => {
        for (let after = 0, last = 1; after < last; ) {
          const page = await json(asked("GET", `/api/sheets/${evening.sheet}/events?after=${after}`, { phone }));
          last = page.last;
          after = page.events.at(-1).seq;
        }
      }),
    );
}

/** All phones follow the log from its first event to its last. */
async function followAll() {
  const evening = await longest(false);
  const phones = await phonesOf(evening, 200, "viewer");
  const { last } = await json(asked("GET", `/api/sheets/${evening.sheet}/events?after=0`, { phone: evening.owner }));
  return () => Promise.all(phones.map((phone) => heard(`/api/sheets/${evening.sheet}/live`, phone, `id: ${last}\n`)));
}

async function sayAll() {
  const evening = await anEvening(doors);
  const viewers = await phonesOf(evening, DEVICES.viewer, "viewer");
  const players = await phonesOf(evening, DEVICES.player, "player");
  const say = (door: string, body: object) => (phone: Phone) =>
    asked("POST", `/api/sheets/${evening.sheet}/${door}`, { phone, body });
  return () => Promise.all([...viewers.map(say("seen", { seq: 2 })), ...players.map(say("presence", { slot: 2 }))]);
}

/** Makes as many links as a day allows, each with a code and a new end; then revokes the first link and the phones it let in. */
async function manageAll() {
  const evening = await anEvening(doors);
  const { sheet, owner: phone } = evening;
  const { id } = await aLink(doors, evening, "viewer");
  await phonesOf(evening, DEVICES.viewer, "viewer", id);
  const players = await phonesOf(evening, 200, "player");
  const at = `/api/sheets/${sheet}`;
  return async () => {
    for (let i = 1; i < LINKS_BY_LOG.most; i++) {
      const link = await aLink(doors, evening, "player");
      await asked("POST", `${at}/links/${link.id}/code`, { phone, body: {} });
      await asked("PATCH", `${at}/links/${link.id}`, { phone, body: { days: 7 } });
    }
    for (const { device } of players) await asked("PATCH", `${at}/devices/${device}`, { phone, body: { revoked: true } });
    await asked("PATCH", `${at}/links/${id}`, { phone, body: { revoked: true, devices: true } });
  };
}

async function recover() {
  const { club, owner } = await aClub(doors);
  return async () => {
    for (let i = 0; i < RECOVERY_BY_CLUB.most; i++) {
      const { code } = await json(asked("POST", `/api/clubs/${club}/recovery`, { phone: owner, body: {} }));
      if ((await join(doors, aPhone(), { code }))?.status !== 200) throw new Error("not let in");
    }
  };
}

const audited = {
  op: "audit",
  rules: { game: "tarot", players: 4 },
  leader: 0,
  plays: ["H-5", "S-2", "H-7", "H-9", "H-10", "H-4", "H-8", "H-3"],
};
const drawn = { op: "seating", tables: 200, positions: 20, movement: "fft" };

/** Asks for the longest evening that fits into a request, the widest draw, and an audit. */
const askRules = async () => {
  const deal = { taker: 1, contract: "petite", bouts: 1, points: 51 };
  const session = { op: "session", rules: audited.rules, dealer: 0, deals: Array(1_000).fill(deal), target: null };
  return async () => {
    for (let i = 0; i < 10; i++)
      for (const body of [session, drawn, audited]) await (await asked("POST", "/api/rules", { body })).text();
  };
};

/** Anybody may ask for the server's health; whoever runs the server also asks with the token. */
const askHealth = async () => {
  process.env.METRICS_TOKEN = randomUUID();
  const headers = { authorization: `Bearer ${process.env.METRICS_TOKEN}` };
  return async () => {
    for (let i = 0; i < 200; i++) {
      await asked("GET", "/api/health", {});
      await (await asked("GET", "/api/metrics", { headers })).text();
    }
  };
};

export const OF_PHONES: readonly Case[] = [
  {
    name: "a sheet of the most devices is looked at and joined",
    doors: [`GET ${SHEET}/access`, "POST /api/join"],
    prepare: lookAtDevices,
  },
  { name: "two hundred wrong codes are tried", doors: ["POST /api/join"], prepare: tryCodes },
  { name: "a hundred phones pull the longest sheet at once", doors: [`GET ${SHEET}/events`], prepare: pullAll },
  { name: "two hundred phones follow it from its beginning", doors: [`GET ${SHEET}/live`], prepare: followAll },
  {
    name: "2 500 phones say what they have seen, and note",
    doors: [`POST ${SHEET}/seen`, `POST ${SHEET}/presence`],
    prepare: sayAll,
  },
  {
    name: "a hundred links are made, 2 000 phones end with one",
    doors: [
      `POST ${SHEET}/links`,
      `POST ${SHEET}/links/[link]/code`,
      `PATCH ${SHEET}/links/[link]`,
      `PATCH ${SHEET}/devices/[device]`,
    ],
    prepare: manageAll,
  },
  { name: "a club recovers twenty times", doors: ["POST /api/clubs/[id]/recovery", "POST /api/join"], prepare: recover },
  { name: "the rules are asked their longest questions", doors: ["POST /api/rules"], prepare: askRules },
  { name: "health and figures are asked two hundred times", doors: ["GET /api/health", "GET /api/metrics"], prepare: askHealth },
];

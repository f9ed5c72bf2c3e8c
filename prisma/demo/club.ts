// This folder: a club's believable year.
/**
 * A believable year of a club: people of different skill, every deal dealt, played within the rules, scored by the engine and
 * pushed as phones push, with the slips of the pen, the dispute and the name typed twice that a year brings. The same from the
 * same seed.
 */
import { randomBytes } from "node:crypto";
import { type Access, claimLog } from "#lib/db/access";
import { append } from "#lib/db/append";
import { DAY_MS } from "#lib/log/limits";
import { gameOf, readRules } from "#lib/rules/games";
import type { Json } from "#lib/rules/read";
import { isEmptyDeal, type Rules, type Turn } from "#lib/rules/rules";
import { seeded, shuffled } from "#lib/rules/seeded";
import { addPlayer, adjust, endSeason, mergePlayers, openClub, openSeason, stampClub } from "#lib/season/club/club-change";
import { CLUB_KINDS, type ClubChange, type PlayerBody } from "#lib/season/club/club-event";
import { type Counting, usualCounting } from "#lib/season/club/counting";
import type { SeasonBody } from "#lib/season/club/season-body";
import { close, contest, joinSeason, open, record, replace, rule, stampSheet } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { playDecale, type Temper } from "./decale";
import type { Random } from "./play";
import { playTarot } from "./tarot";

const MINUTE_MS = 60_000;
/** Tuesdays of a year, but for the holidays. */
const FIRST = Date.UTC(2025, 11, 2, 19, 30);
const WEEKS = 51;
const AWAY = [3, 4, 12, 21, 34, 35, 36, 37, 45];

interface Person extends Temper {
  readonly body: PlayerBody;
  /** How many evenings of ten. */
  readonly comes: number;
}

interface DemoClub {
  readonly club: Access;
  readonly newest: Access;
  /** The token of the phone that manages it. */
  readonly token: string;
  readonly evenings: number;
  readonly deals: number;
}

/** `now`: the year is filled up to this time. */
export async function fillClub(seed: number, now: number): Promise<DemoClub> {
  return new Year(seed).play(now);
}

class Year {
  private readonly random: Random;
  private readonly token = randomBytes(32).toString("base64url");
  private readonly device: string;
  private readonly people: readonly Person[];
  private readonly josie: string;
  private readonly seasons: readonly SeasonBody[];
  private evenings = 0;
  private deals = 0;

  constructor(seed: number) {
    this.random = seeded(seed);
    this.device = this.id();
    const person = (name: string, skill: number, daring: number, comes: number, more: Partial<PlayerBody> = {}): Person => ({
      body: { player: this.id(), name, ...more },
      skill,
      daring,
      comes,
    });
    this.people = [
      person("Nora", 0.9, 0.45, 9),
      person("Hugo", 0.5, 0.95, 9),
      person("Inès", 0.75, 0.55, 8),
      person("Paul", 0.35, 0.35, 8),
      person("Zoé", 0.6, 0.7, 7),
      person("Josiane", 0.8, 0.3, 6),
      person("Luc", 0.2, 0.6, 6),
      person("Samir", 0.55, 0.5, 2, { guest: true }),
    ];
    this.josie = this.id();
    this.seasons = [
      this.season("Hiver 2025-2026", "2025-12-01", "2026-03-31", { tieBreaks: ["wins", "best-evening"] }),
      this.season("Printemps au tarot", "2026-04-01", "2026-06-30", { games: ["tarot"], by: "places", minEvenings: 3 }),
      this.season("Les mardis 2026", "2026-04-01", null, { minEvenings: 5, bestOf: 12, correctionDays: 30 }),
    ];
  }

  async play(now: number): Promise<DemoClub> {
    const club = await this.openLog(stampClub(openClub("Les mardis"), this.how(this.id(), FIRST)), FIRST);
    const people = this.people.map(({ body }) => addPlayer(body));
    await this.change(club, FIRST, [...people, ...this.seasons.map((body) => openSeason(body))]);
    let newest = club;
    for (let week = 0; week < WEEKS && FIRST + week * 7 * DAY_MS < now; week++) {
      if (AWAY.includes(week)) continue;
      const at = FIRST + week * 7 * DAY_MS;
      if (week === 15) await this.change(club, at, [addPlayer({ player: this.josie, name: "Josie" })]);
      newest = await this.evening(club, week, at);
      if (week === 16) await this.change(club, at + DAY_MS, [mergePlayers(this.josie, this.idOf("Josiane"))]);
      if (week === 17) await this.endWinter(club, at + DAY_MS);
      if (week === 40) await this.penalty(club, at + DAY_MS);
    }
    return { club, newest, token: this.token, evenings: this.evenings, deals: this.deals };
  }

  private endWinter(club: Access, at: number): Promise<void> {
    const review =
      "Un hiver serré jusqu’au dernier mardi. On garde les mêmes règles au printemps, et le tarot à cinq un mardi sur deux.";
    return this.change(club, at, [endSeason(this.seasons[0]?.season as string, review)]);
  }

  private penalty(club: Access, at: number): Promise<void> {
    const season = this.seasons[2]?.season as string;
    return this.change(club, at, [adjust({ season, player: this.idOf("Hugo"), points: -10, reason: "Trois retards de suite" })]);
  }

  /** One Tuesday. Every other one of the spring is played with the big pack. */
  private async evening(club: Access, week: number, at: number): Promise<Access> {
    const isTarot = week >= 18 && week < 31 && week % 2 === 0;
    const season = this.seasons[isTarot ? 1 : week < 18 ? 0 : 2] as SeasonBody;
    const seated = this.seated(week);
    const read = readRules({ game: isTarot ? "tarot" : "decale", players: seated.length });
    if (!read.ok) throw new Error("the demo asks for rules that do not exist");
    const rules = read.value;
    const names = seated.map(({ body }) => (week === 15 && body.name === "Josiane" ? "Josie" : body.name));
    const opening = { rules, names, dealer: this.random(seated.length), target: null, until: null };
    const sheet = await this.openLog(stampSheet(open(opening), this.how(this.id(), at)), at);
    const players = seated.map(({ body }, seat) => (names[seat] === "Josie" ? this.josie : body.player));
    await this.change(sheet, at, [joinSeason({ club: club.log, season: season.season, players })]);
    await this.playDeals(sheet, rules, seated, opening.dealer, week, at);
    this.evenings++;
    return sheet;
  }

  private async playDeals(sheet: Access, rules: Rules, seated: readonly Person[], dealer: number, week: number, at: number) {
    const game = gameOf(rules);
    const most = 12 + this.random(7);
    let turn: Turn = game.firstTurn(rules, dealer);
    let time = at + 5 * MINUTE_MS;
    const noted: { id: string; deal: Json }[] = [];
    for (let slot = 0; slot < most; slot++, time += (6 + this.random(6)) * MINUTE_MS) {
      const { deal, read } = this.deal(rules, seated, turn);
      // Now and then a mistake in noting, seen before the next deal.
      const slip = this.random(25) === 0 ? slipped(game, rules, deal, turn) : undefined;
      const event = stampSheet(record(slot, slip ?? deal), this.how(sheet.log, time));
      await this.push(sheet, time, event);
      if (slip)
        await this.change(sheet, time + 3 * MINUTE_MS, [replace({ id: event.id, current: event.id }, deal, "points inversés")]);
      else noted.push({ id: event.id, deal });
      if (!isEmptyDeal(read)) this.deals++;
      turn = game.nextTurn(rules, turn, read);
    }
    await this.change(sheet, time, [close("agreed")]);
    const last = noted.at(-1);
    if (week === 25 && last) await this.dispute(sheet, last.id, rules.players, time + 30 * MINUTE_MS);
    if (week === 23) await this.late(sheet, rules, noted, time + 45 * DAY_MS);
  }

  private async dispute(sheet: Access, id: string, players: number, at: number): Promise<void> {
    const points = Array.from({ length: players }, (_, seat) => (seat === 0 ? -10 : 0));
    const note = "Nora n’a pas coupé alors qu’elle avait encore un atout.";
    await this.change(sheet, at, [contest({ id }, note)]);
    const ruling = { outcome: "adjusted", note: "Renonce reconnue : dix points de moins.", points, by: "la table" } as const;
    await this.change(sheet, at + 5 * MINUTE_MS, [rule({ id }, ruling)]);
  }

  /** A mistake found a month and a half later: past the correction period, if there is one. */
  private async late(sheet: Access, rules: Rules, noted: readonly { id: string; deal: Json }[], at: number): Promise<void> {
    const game = gameOf(rules);
    const wrong = noted.find(({ deal }) => slipped(game, rules, deal, game.firstTurn(rules, 0)));
    const deal = wrong && slipped(game, rules, wrong.deal, game.firstTurn(rules, 0));
    if (wrong && deal)
      await this.change(sheet, at, [replace({ id: wrong.id, current: wrong.id }, deal, "recompté sur le carnet de Paul")]);
  }

  /** Repeats until the engine reads the deal without a fault: after a petit sec the cards are dealt again, as at any table. */
  private deal(rules: Rules, seated: readonly Person[], turn: Turn) {
    const game = gameOf(rules);
    const play = rules.game === "tarot" ? playTarot : playDecale;
    for (;;) {
      const deal = play(rules, seated, turn.firstLeader, this.random);
      const read = game.read(rules, deal, turn);
      if (read.ok) return { deal, read: read.value };
    }
  }

  /** Four or five of those who come; if too few do, the most regular are added. */
  private seated(week: number): Person[] {
    const comes = ({ body, comes: often }: Person) => (week === 15 && body.name === "Josiane" ? true : this.random(10) < often);
    const here = this.people.filter(comes);
    const called = this.people.filter((one) => !here.includes(one) && !one.body.guest);
    const most = here.length > 4 ? 5 : 4;
    const first = here.filter(({ body }) => week === 15 && body.name === "Josiane");
    const all = [...new Set([...first, ...shuffled(here, this.random), ...called])].slice(0, most);
    return shuffled(all, this.random);
  }

  private season(name: string, from: string, to: string | null, counting: Partial<Counting>): SeasonBody {
    return { season: this.id(), name, from, to, counting: { ...usualCounting("decale"), ...counting } };
  }

  private idOf(name: string): string {
    return this.people.find(({ body }) => body.name === name)?.body.player as string;
  }

  private async openLog(event: ReturnType<typeof stampSheet> | ReturnType<typeof stampClub>, at: number): Promise<Access> {
    const access = (await claimLog(event.sheet, this.token, event)) as Access;
    await this.push(access, at, event);
    return access;
  }

  private async change(access: Access, at: number, changes: readonly (Change | ClubChange)[]): Promise<void> {
    for (const change of changes) {
      const how = this.how(access.log, at);
      await this.push(access, at, isClubs(change) ? stampClub(change, how) : stampSheet(change as Change, how));
    }
  }

  private async push(access: Access, at: number, event: Parameters<typeof append>[1][number]): Promise<void> {
    const [result] = await append(access, [event], () => new Date(at));
    if (result?.status !== "accepted") throw new Error(`the demo was refused: ${event.kind} ${JSON.stringify(result)}`);
  }

  private how(sheet: string, at: number) {
    return { id: this.id(), sheet, at: new Date(at).toISOString(), device: this.device };
  }

  /** A UUIDv7 from the seed, so that two fills of one database do not collide. */
  private id(): string {
    const hex = (digits: number) => Array.from({ length: digits }, () => this.random(16).toString(16)).join("");
    return `01930000-${hex(4)}-7${hex(3)}-8${hex(3)}-${hex(12)}`;
  }
}

const isClubs = (change: Change | ClubChange): change is ClubChange => Object.hasOwn(CLUB_KINDS, change.kind);

/** Two players' points noted in each other's column, where that is a possible deal. */
function slipped(game: ReturnType<typeof gameOf>, rules: Rules, deal: Json, turn: Turn): Json | undefined {
  if (!Array.isArray(deal.cardPoints)) return undefined;
  const [first, second, ...others] = deal.cardPoints as number[];
  const wrong = { ...deal, cardPoints: [second, first, ...others] };
  return first !== second && game.read(rules, wrong, turn).ok ? wrong : undefined;
}

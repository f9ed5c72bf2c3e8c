/**
 * A table where everything that can go wrong does, in an order drawn from a seed: several phones with several tabs, a
 * network that loses, doubles, delays and reorders requests and answers, tabs killed at any moment, clocks set back, phones
 * that write what neither the server nor the others can read yet, and a server updated in mid-evening.
 */

import type { LogEvent } from "#lib/log/event";
import { DAY_MS } from "#lib/log/limits";
import type { Json } from "#lib/rules/read";
import { chanceOf } from "#lib/rules/seeded";
import {
  addPerson,
  announceBet,
  arrange,
  type Choice,
  chooseDealer,
  close,
  comeBack,
  confirm,
  contest,
  corrected,
  dispute,
  dropDispute,
  leave,
  open,
  record,
  rename,
  reopen,
  replace,
  restore,
  rule,
  seated,
  sit,
  takeBack,
  undo,
  voidDeal,
  withdraw,
} from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { cards, opening } from "#lib/sheet/log.fixture";
import { seatingAt } from "#lib/sheet/look-up";
import type { Sheet, SheetDeal } from "#lib/sheet/sheet";
import type { OpenSheet } from "./opened";
import type { Phone } from "./phone";
import { Handset } from "./phone.fixture";

export interface Server {
  handle(path: string, init: RequestInit): Response | Promise<Response>;
  grant(sheet: string, token: string, device: string): void | Promise<void>;
  log(sheet: string): LogEvent[] | Promise<LogEvent[]>;
  /** From now on, the server reads what newer phones write. */
  update(): void;
  /** Puts back an older copy with `length` events of the sheet, or none if it is older than the sheet; by the command or by hand. */
  restore(sheet: string, length: number, byHand: boolean): void | Promise<void>;
}

interface Tab {
  readonly phone: Phone;
  readonly sheet: OpenSheet;
  readonly life: { alive: boolean };
}

interface Seat {
  readonly handset: Handset;
  tabs: Tab[];
}

export const SHEET = "01930000-0000-7000-8000-00000000feed";
/** The card points of the players after the first; at five, all cards are with the players. */
const SHARES: Readonly<Record<number, readonly number[]>> = { 2: [12], 3: [20, 12], 4: [12, 10, 10], 5: [20, 12, 13, 10] };
const never = new Promise<never>(() => {});

export class World {
  readonly seats: Seat[] = [];
  /** Every event of which a phone told somebody that it is saved. */
  readonly promised = new Set<string>();
  /** Events that the server once refused, or took and forgot, even if it has them now. */
  readonly late = new Set<string>();
  private readonly taken = new Set<string>();
  /** How often each kind of trouble happened: a schedule in which nothing goes wrong proves nothing. */
  readonly seen = new Map<string, number>();
  private readonly under: (() => void)[] = [];
  private faults = false;
  /** Requests that the server has not answered yet. */
  private atServer = 0;
  private readonly draw: () => number;

  constructor(
    readonly server: Server,
    seed: number,
    /** Looks at each phone's screen, at every step. */
    private readonly look: (sheet: OpenSheet) => Promise<void> = async () => {},
  ) {
    this.draw = chanceOf(seed);
  }

  static async open(server: Server, seed: number, phones: number, look?: World["look"]): Promise<World> {
    const world = new World(server, seed, look);
    for (let i = 0; i < phones; i++) world.seats.push({ handset: new Handset(world.fetch, chanceOf(seed * 31 + i)), tabs: [] });
    for (const seat of world.seats) await world.openTab(seat);
    const [owner, ...guests] = world.seats.map((seat) => seat.tabs[0] as Tab);
    await world.promise(owner as Tab, open(opening(3)));
    await world.drain(owner?.sheet.sync());
    for (const { phone } of guests) {
      const { id, token } = await phone.device();
      await server.grant(SHEET, token, id);
    }
    await world.calm();
    return world;
  }

  async run(steps: number): Promise<void> {
    for (let i = 0; i < steps; i++) {
      await this.step();
      await turns(this.below(12));
      for (const { sheet } of this.tabs()) await this.look(sheet);
    }
  }

  /** The network heals and everybody looks at their phone, until nothing is left to send. */
  async calm(): Promise<void> {
    this.faults = false;
    for (const { handset } of this.seats) handset.elapse();
    for (let quiet = 0, round = 0, known = -1; quiet < 3; round++) {
      if (round > 40) throw new Error("the table never comes to rest");
      const done = Promise.all(this.seats.flatMap(({ tabs }) => tabs.map(({ sheet }) => sheet.sync())));
      await this.drain(done);
      const states = this.tabs().map(({ sheet }) => sheet.getSnapshot());
      const rested = states.every(({ ready, unsent, lastError }) => ready && unsent === 0 && lastError === null);
      // Events may have arrived after the other phones had looked, so it takes three quiet rounds.
      const { length } = await this.server.log(SHEET);
      quiet = rested && length === known ? quiet + 1 : 0;
      known = length;
    }
    for (const { sheet } of this.tabs()) await this.look(sheet);
    this.faults = true;
  }

  tabs(): Tab[] {
    return this.seats.flatMap(({ tabs }) => tabs);
  }

  private async drain(done: Promise<unknown> | undefined): Promise<void> {
    let over = false;
    void done?.then(() => {
      over = true;
    });
    for (let idle = 0; !over || this.under.length > 0 || this.atServer > 0; idle++) {
      if (idle > 10_000) throw new Error("the table never comes to rest");
      const task = this.take(this.under);
      task?.();
      // A server in a process of its own needs time to answer; turns of this process's event loop are not enough.
      if (!task && this.atServer > 0 && idle-- % 1_000 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
      await turns(1);
      if (task || this.atServer > 0) idle = 0;
      // Nothing is under way any more, however slow the server's disk: only a timer can go on.
      if (idle % 200 === 199) for (const { handset } of this.seats) handset.elapse();
    }
  }

  private async step(): Promise<void> {
    const seat = this.pick(this.seats) as Seat;
    const dice = this.draw();
    if (dice < 0.5 && this.under.length > 0) this.take(this.under)?.();
    else if (dice < 0.6) this.wait(seat.handset);
    else if (dice < 0.65) this.count("clock", () => (seat.handset.now += this.draw() < 0.5 ? -DAY_MS : DAY_MS));
    else if (dice < 0.68) await this.killTab(seat);
    else if (dice < 0.71 && seat.tabs.length < 2) await this.openTab(seat);
    else if (dice < 0.74) seat.handset.wake();
    else if (dice < 0.75) this.count("updated", () => this.server.update());
    else if (dice < 0.765) void this.newer(this.pick(seat.tabs));
    else if (dice < 0.772) await this.restore();
    else this.act(this.pick(seat.tabs));
  }

  /** Somebody does something at this tab; the caller does not wait for it. */
  private act(tab: Tab | undefined): void {
    if (!tab) return;
    const { sheet, conflicts, rejected } = tab.sheet.getSnapshot();
    const [ours, refused] = [this.pick(conflicts), this.pick(rejected)];
    if (ours && this.draw() < 0.3) {
      this.count(
        "settled",
        () =>
          void tab.sheet
            .settle(ours.event, this.pick(["keep", "replace", "another"]) as Choice)
            .then((saved) => this.note(tab, saved)),
      );
    } else if (refused && this.draw() < 0.1) void tab.sheet.retry(refused.id);
    else if (sheet) {
      const change = this.change(sheet);
      if (change) void this.promise(tab, change);
    }
  }

  /** The owner of the server puts an older copy back, which lacks events that the phones know. */
  private async restore(): Promise<void> {
    const { length } = await this.server.log(SHEET);
    // One of four is from before the sheet was opened at all.
    const left = this.draw() < 0.25 ? 0 : 1 + this.below(length);
    this.count(left > 0 ? "restored" : "forgotten");
    await this.server.restore(SHEET, left, this.draw() < 0.5);
  }

  /** This tab runs a newer version of the app, and writes a kind or a body of event that this code does not know yet. */
  private async newer(tab: Tab | undefined): Promise<void> {
    if (!tab) return;
    const { id: device } = await tab.phone.device();
    const kind = this.pick(["table.moved", "deal.recorded"]) as string;
    const at = new Date(tab.phone.env.now()).toISOString();
    const event = { id: tab.phone.makeId(), sheet: SHEET, kind, v: 9, body: { slot: this.below(4) }, at, device };
    const lines = await tab.sheet.takeOver([{ number: 1, event, aside: false }]);
    if (!tab.life.alive || lines[0]?.status !== "taken") return;
    this.count("newer");
    this.promised.add(event.id);
  }

  private change(sheet: NonNullable<ReturnType<OpenSheet["getSnapshot"]>["sheet"]>): Change | undefined {
    const deal = this.pick(sheet.deals);
    const points = this.below(20);
    const dice = this.draw();
    if (dice < 0.08) return this.moving(sheet);
    if (!deal || dice < 0.34) return this.noted(sheet, sheet.nextSlot);
    if (dice < 0.37) return confirm(deal);
    if (dice < 0.4) return sit(this.below(3));
    if (dice < 0.45) return this.noted(sheet, this.below(sheet.nextSlot + 1));
    if (dice < 0.5) return this.reseated(sheet, deal);
    if (dice < 0.6) return replace(deal, this.deal(deal.seats.length), "revu");
    if (dice < 0.66) return voidDeal(deal);
    if (dice < 0.72) return restore(deal);
    if (dice < 0.78) return undo(sheet, deal);
    if (dice < 0.8) return contest(deal, "renonce");
    if (dice < 0.81) return this.takenBack(deal);
    if (dice < 0.83) return dispute(this.below(sheet.nextSlot + 1), "pli contesté");
    if (dice < 0.84 && sheet.disputes[0]) return dropDispute(sheet.disputes[0]);
    if (dice < 0.88)
      return rule(deal, { outcome: "adjusted", note: "décision", points: deal.seats.map((_, i) => (i ? 0 : points)) });
    if (dice < 0.91) return announceBet(sheet.nextSlot, { seat: 0, diploma: "bac" });
    if (dice < 0.93) return withdraw(sheet);
    if (dice < 0.95) return rename(this.below(3), `Nom ${points}`);
    return dice < 0.97 ? close("agreed") : reopen();
  }

  /** Takes back the deal's decision, confirmation or contest, if it has one. */
  private takenBack(deal: SheetDeal): Change {
    const { contest: last, confirmations, lastWord } = deal;
    if (lastWord) return takeBack("ruling.withdrawn", deal, lastWord);
    const [confirmation] = confirmations;
    return confirmation
      ? takeBack("confirmation.withdrawn", deal, confirmation.event)
      : takeBack("contest.withdrawn", deal, last?.event ?? deal.id);
  }

  /** Somebody comes, leaves, gets another name, changes places or deals; often two phones note it of the same person. */
  private moving(sheet: Sheet): Change {
    const person = this.below(sheet.people.length);
    const ref = sheet.people[person]?.ref ?? person;
    const dice = this.draw();
    if (dice < 0.35) return addPerson(sheet, `Venue ${this.below(4)}`);
    if (dice < 0.55) return leave(sheet, ref);
    if (dice < 0.7) return comeBack(sheet, ref);
    if (dice < 0.8) return chooseDealer(sheet.nextSlot, ref);
    if (dice < 0.9) return rename(ref, `Nom ${this.below(20)}`);
    const refs = sheet.order.map((one) => sheet.people[one]?.ref ?? one);
    return arrange(sheet, [...refs.slice(1), ...refs.slice(0, 1)], 2 + this.below(4));
  }

  /** A deal as the form notes it, with the proposed players. */
  private noted(sheet: Sheet, slot: number): Change {
    const { seats, dealer } = seatingAt(sheet, slot);
    return record(slot, this.deal(seats.length), seated(sheet, slot, seats, dealer));
  }

  /** A correction that says that other people sat. */
  private reseated(sheet: Sheet, deal: SheetDeal): Change {
    const out = sheet.people.findIndex((_, person) => !deal.seats.includes(person));
    const seats = out < 0 ? [...deal.seats].reverse() : deal.seats.map((person, seat) => (seat ? person : out));
    return replace(deal, this.deal(seats.length), "assis", corrected(sheet, deal, seats, this.pick(seats) ?? null));
  }

  /** Few different deals, so that two phones often note the same one. */
  private deal(players: number): Json {
    const more = this.below(3);
    const [second = 20, ...rest] = SHARES[players] ?? [];
    return cards(20 + more, players === 5 ? second - more : second, ...rest);
  }

  private async promise(tab: Tab, change: Change): Promise<void> {
    this.note(tab, await tab.sheet.save(change));
  }

  private note({ life }: Tab, saved: Awaited<ReturnType<OpenSheet["save"]>>): void {
    if (saved.ok) this.count("saved");
    else this.count(saved.code);
    if (saved.ok && life.alive) for (const { id } of saved.events) this.promised.add(id);
  }

  private async openTab(seat: Seat): Promise<void> {
    const life = { alive: true };
    const { handset } = seat;
    const env = handset.env(life);
    const phone = handset.tab({
      ...env,
      fetch: (path, init) => (life.alive ? env.fetch(path, init) : never),
      after: (ms, run) => env.after(ms, () => life.alive && run()),
      onWake: (wake) => env.onWake(() => life.alive && wake()),
    });
    seat.tabs.push({ phone, sheet: phone.open(SHEET), life });
    await phone.device();
  }

  /** The system kills the app: unwritten events are gone, and answers that it was waiting for never come. */
  private async killTab(seat: Seat): Promise<void> {
    const tab = this.take(seat.tabs);
    if (!tab) return;
    this.count("killed");
    tab.life.alive = false;
    tab.phone.close();
    seat.handset.unlock(tab.life);
    if (seat.tabs.length === 0) await this.openTab(seat);
  }

  private wait(handset: Handset): void {
    const timer = this.pick([...handset.timers]);
    if (timer && handset.timers.delete(timer)) this.count("waited", timer.run);
  }

  /** Sends a request that the network may lose or double, and an answer that it may lose or delay. */
  private readonly fetch = (path: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const lose = () => this.count("lost", () => reject(new TypeError("network")));
      init.signal?.addEventListener("abort", () => this.count("abandoned", () => reject(new DOMException("gone", "AbortError"))));
      const arrive = async () => {
        const answer = await this.ask(path, init);
        this.under.push(() => (this.chance(0.15) ? lose() : resolve(answer)));
      };
      this.under.push(() => {
        if (this.chance(0.15)) return lose();
        if (this.chance(0.15)) this.count("doubled", () => this.under.push(() => void this.ask(path, init)));
        void arrive();
      });
    });

  private async ask(path: string, init: RequestInit): Promise<Response> {
    this.atServer++;
    try {
      const answer = await this.server.handle(path, init);
      if (init.method === "POST" && answer.ok) await this.heed(answer.clone());
      return answer;
    } finally {
      this.atServer--;
    }
  }

  private async heed(answer: Response): Promise<void> {
    const { results = [] } = (await answer.json()) as { results?: readonly { id: string; status: string }[] };
    for (const { id, status } of results) {
      const isTaken = status === "accepted" || status === "conflict";
      if (status === "rejected" || (isTaken && this.taken.has(id))) this.late.add(id);
      if (isTaken) this.taken.add(id);
    }
  }

  private count(what: string, then: () => unknown = () => {}): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
    then();
  }

  private chance(odds: number): boolean {
    return this.faults && this.draw() < odds;
  }

  private below(n: number): number {
    return Math.floor(this.draw() * n);
  }

  private pick<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }

  private take<T>(list: T[]): T | undefined {
    return list.splice(this.below(list.length), 1)[0];
  }
}

async function turns(n: number): Promise<void> {
  for (let i = 0; i < n; i++) await new Promise((resolve) => setImmediate(resolve));
}

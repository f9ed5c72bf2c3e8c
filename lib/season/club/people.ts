/** The players of a club while its log is read, with indexes of names and marks, so that nothing is searched. */

import { nameKey } from "#lib/log/name";
import { itemAt } from "#lib/rules/item-at";
import { keptIn } from "#lib/rules/lists";
import { shortOf } from "../names/short-name";
import { MARKS, type Mark, type Player, type PlayerBody, type PlayerId } from "./club-event";
import { rootOf } from "./person";

/** A player's former names, oldest first. A name taken up again is no longer former. */
class FormerNames {
  private readonly names = new Set<string>();
  private readonly byKey = new Map<string, string[]>();

  renamed(before: string, now: string): void {
    const key = nameKey(now);
    for (const name of this.byKey.get(key) ?? []) this.names.delete(name);
    this.byKey.delete(key);
    const old = nameKey(before);
    if (old === key || this.names.has(before)) return;
    this.names.add(before);
    keptIn(this.byKey, old, () => []).push(before);
  }

  list = (): string[] => [...this.names];
}

/** What the log says about a player, without computed values. */
type Chosen = PlayerBody & { readonly mark: Mark } & Pick<Player, "left" | "into">;

export class People {
  private readonly told = new Map<PlayerId, Chosen>();
  private readonly former = new Map<PlayerId, FormerNames>();
  /** Players by the key of their name; merged ones are left out. */
  private readonly named = new Map<string, Set<PlayerId>>();
  private readonly wearers = new Map<Mark, number>(MARKS.map((mark) => [mark, 0]));
  /** Short letters by player, in the order added; undefined when they must be computed again. */
  private short: Map<PlayerId, string> | undefined = new Map();
  private taken = new Set<string>();

  get = (id: PlayerId): Pick<Chosen, "name" | "into"> | undefined => this.told.get(id);

  add(body: PlayerBody): void {
    if (this.told.has(body.player)) return;
    this.put({ ...body, mark: body.mark ?? this.freeMark(), left: false, into: null });
    if (!this.short) return;
    if (this.taken.has(body.short ?? "")) this.short = undefined;
    else this.letter(this.short, body);
  }

  change(id: PlayerId, to: Partial<Omit<Chosen, "player">>): void {
    const player = this.told.get(id);
    if (!player) return;
    const next = { ...player, ...to };
    this.put(next);
    if (next.name !== player.name || next.short !== player.short) this.short = undefined;
    if (next.name === player.name) return;
    keptIn(this.former, id, () => new FormerNames()).renamed(player.name, next.name);
  }

  /** Removes a player who came with a withdrawn history. */
  remove(id: PlayerId): void {
    const player = this.told.get(id);
    if (!player) return;
    if (player.into === null) this.count(player, -1);
    this.told.delete(id);
    this.former.delete(id);
    this.short = undefined;
  }

  /** True if another player was merged into this one. */
  isOther(id: PlayerId): boolean {
    return [...this.told.values()].some(({ into }) => into === id);
  }

  /** True if another player has this name. */
  isNamed(name: string, but: PlayerId): boolean {
    const holders = this.named.get(nameKey(name));
    return holders !== undefined && (holders.size > 1 || !holders.has(but));
  }

  /** True if another player has these letters. */
  isShort(letters: string, but: PlayerId): boolean {
    for (const [id, given] of this.letters())
      if (given === letters && id !== but && this.told.get(id)?.into === null) return true;
    return false;
  }

  /** The letters that a player goes by. */
  shortOf = (id: PlayerId): string | undefined => this.letters().get(id);

  /** The person behind a player. */
  personOf = (id: PlayerId): PlayerId => rootOf(this.told, id);

  /** In the order they were added. */
  players(): Player[] {
    const letters = this.letters();
    const worn = new Map<Mark, number>();
    return [...this.told.values()].map(({ player, name, short: chosen, mark, guest, left, into }) => {
      const formerNames = this.former.get(player)?.list() ?? [];
      const short = letters.get(player) ?? "?";
      const nth = worn.get(mark) ?? 0;
      if (into === null) worn.set(mark, nth + 1);
      return {
        id: player,
        name,
        ...(formerNames.length > 0 && { formerNames }),
        short,
        ...(chosen !== undefined && { shortChosen: true as const }),
        mark,
        ...(into === null && nth > 0 && { nth }),
        guest: guest ?? false,
        left,
        into,
      };
    });
  }

  /** Stores the player, and updates the indexes of marks and names. */
  private put(next: Chosen): void {
    const before = this.told.get(next.player);
    if (before?.into === null) this.count(before, -1);
    if (next.into === null) this.count(next, 1);
    this.told.set(next.player, next);
  }

  private count({ player, name, mark }: Chosen, by: 1 | -1): void {
    this.wearers.set(mark, (this.wearers.get(mark) as number) + by);
    const key = nameKey(name);
    const holders = this.named.get(key) ?? new Set();
    if (by === 1) holders.add(player);
    else holders.delete(player);
    if (holders.size > 0) this.named.set(key, holders);
    else this.named.delete(key);
  }

  /** An unused mark if there is one, else one of the least used. A player keeps it whatever others choose later. */
  private freeMark(): Mark {
    const worn = MARKS.map((mark) => this.wearers.get(mark) as number);
    return itemAt(MARKS, worn.indexOf(Math.min(...worn)));
  }

  /** Players without chosen letters get computed ones, the same on every phone. */
  private letters(): ReadonlyMap<PlayerId, string> {
    if (this.short) return this.short;
    const all = [...this.told.values()];
    this.taken = new Set(all.flatMap(({ short }) => (short === undefined ? [] : [short])));
    const letters = new Map<PlayerId, string>();
    for (const one of all) this.letter(letters, one);
    this.short = letters;
    return letters;
  }

  private letter(into: Map<PlayerId, string>, { player, name, short }: PlayerBody): void {
    const letters = short ?? shortOf(name, this.taken);
    this.taken.add(letters);
    into.set(player, letters);
  }
}

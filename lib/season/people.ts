/** The people of a club while its log is read. Who is called what, who wears which mark: kept, never looked for again. */

import { nameKey } from "#lib/log/name";
import { itemAt } from "#lib/rules/item-at";
import { keptIn } from "#lib/rules/lists";
import { MARKS, type Mark, type Player, type PlayerBody, type PlayerId } from "./club-event";
import { rootOf } from "./person";
import { shortOf } from "./short-name";

/** Names that somebody went by before, the oldest first. One taken up again, by people's reading of it, is former no more. */
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

/** What was chosen for somebody, and nothing that is worked out. */
type Chosen = PlayerBody & { readonly mark: Mark } & Pick<Player, "left" | "into">;

export class People {
  private readonly told = new Map<PlayerId, Chosen>();
  private readonly former = new Map<PlayerId, FormerNames>();
  /** Who goes by a name, by its key: a merged name is nobody's. */
  private readonly named = new Map<string, Set<PlayerId>>();
  private readonly wearers = new Map<Mark, number>(MARKS.map((mark) => [mark, 0]));
  /** Given letters, by player, in the order they were added; undefined where they have to be given again. */
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

  /** Whoever came with what is taken back. */
  remove(id: PlayerId): void {
    const player = this.told.get(id);
    if (!player) return;
    if (player.into === null) this.count(player, -1);
    this.told.delete(id);
    this.former.delete(id);
    this.short = undefined;
  }

  /** Whether somebody else is found to be this one. */
  isOther(id: PlayerId): boolean {
    return [...this.told.values()].some(({ into }) => into === id);
  }

  /** Whether somebody else goes by this name. */
  isNamed(name: string, but: PlayerId): boolean {
    const holders = this.named.get(nameKey(name));
    return holders !== undefined && (holders.size > 1 || !holders.has(but));
  }

  /** Whether somebody else is shortened to these letters. */
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

  /** What is worn and what is gone by follows. */
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

  /** A mark that nobody has yet while there is one, then one that fewest have. It stays with its player whatever others choose later. */
  private freeMark(): Mark {
    const worn = MARKS.map((mark) => this.wearers.get(mark) as number);
    return itemAt(MARKS, worn.indexOf(Math.min(...worn)));
  }

  /** Who chose no letters is given some, the same on every phone. */
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

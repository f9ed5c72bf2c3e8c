/** Names that somebody went by before, the oldest first. One taken up again, by people's reading of it, is former no more. */

import { nameKey } from "#lib/log/name";
import { keptIn } from "#lib/rules/lists";

export class FormerNames {
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

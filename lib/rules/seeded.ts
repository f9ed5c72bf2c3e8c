/** Chance: what it gives comes in as an argument, and can be had again. */

/** Small, fast, the same sequence for a seed on every machine (mulberry32). */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

/** Each order as likely as any (Fisher and Yates). `random`: a whole number under what it is asked. */
export function shuffled<T>(items: readonly T[], random: (below: number) => number): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}

/** The same of a chance from 0 to under 1, as `Math.random` is. */
export const byLot = <T>(items: readonly T[], random: () => number): T[] =>
  shuffled(items, (below) => Math.floor(random() * below));

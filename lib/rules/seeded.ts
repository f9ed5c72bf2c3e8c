/** Random numbers: passed in as arguments, and reproducible from a seed. */

/** At least 0 and less than 1: small, fast, the same sequence for a seed on every machine (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The same as integers from 0 to less than `below`. */
export function seeded(seed: number): (below: number) => number {
  const chance = chanceOf(seed);
  return (below) => Math.floor(chance() * below);
}

/** A uniform random order (Fisher and Yates). `random`: an integer below its argument. */
export function shuffled<T>(items: readonly T[], random: (below: number) => number): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}

/** The same with a function like `Math.random`. */
export const byLot = <T>(items: readonly T[], random: () => number): T[] =>
  shuffled(items, (below) => Math.floor(random() * below));

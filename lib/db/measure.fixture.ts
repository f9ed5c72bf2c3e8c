/** For `npm run bench`: how every bench measures, and how it prints a figure and its budget. */

/** The percentile by the nearest-rank method: 50 is the median. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] as number;
}

/** Processor time of this process so far, in milliseconds: other programs on the machine do not change it. */
export function processor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

export async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = processor();
  await work();
  return processor() - before;
}

/** Prints a figure. `most` is its budget, or null when there is none. Returns false when the figure is over its budget. */
export function say(name: string, value: number, most: number | null, unit: string, digits = 0): boolean {
  const limit = most === null ? "         " : `of ${String(most).padStart(5)} `;
  const isKept = most === null || value <= most;
  console.log(`${isKept ? "✓" : "✗"} ${name.padEnd(56)} ${value.toFixed(digits).padStart(8)} ${limit}${unit}`);
  return isKept;
}

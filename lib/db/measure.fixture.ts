/** For `npm run bench`: what every bench measures with, and the line it says of a figure that has a budget. */

/** The nearest rank: 50 is the median. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] as number;
}

/** Milliseconds of the processor so far, which another program on the machine does not change. */
export function processor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

export async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = processor();
  await work();
  return processor() - before;
}

/** `most`: null where a figure is only shown. False where it is over. */
export function say(name: string, value: number, most: number | null, unit: string, digits = 0): boolean {
  const limit = most === null ? "         " : `of ${String(most).padStart(5)} `;
  const isKept = most === null || value <= most;
  console.log(`${isKept ? "✓" : "✗"} ${name.padEnd(56)} ${value.toFixed(digits).padStart(8)} ${limit}${unit}`);
  return isKept;
}

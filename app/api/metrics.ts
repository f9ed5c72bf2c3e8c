/** Metrics in Prometheus' format: counts, times, sizes. Never a name, an id, a token or an address. */
import { followers } from "#lib/db/follow";
import { byProcess } from "#lib/db/memory";
import type { RequestLine } from "./request-log";

/** Upper bounds of response times, in seconds. */
const BOUNDS = [0.01, 0.05, 0.25, 1, 5] as const;
/** A bound, since strangers may ask for any path. */
const MOST_SERIES = 300;

interface Asked {
  count: number;
  seconds: number;
  readonly within: readonly { readonly bound: number; n: number }[];
}

const series = byProcess("petitAuBoutAsked", () => new Map<string, Asked>());

/** Counts a line of the request log. */
export function countRequest({ method, path, status, ms }: RequestLine): void {
  const labels = `method="${plain(method)}",path="${plain(path)}",status="${status ?? "gone"}"`;
  const known = series().get(labels);
  if (!known && series().size >= MOST_SERIES) return;
  const one = known ?? { count: 0, seconds: 0, within: BOUNDS.map((bound) => ({ bound, n: 0 })) };
  series().set(labels, one);
  one.count++;
  one.seconds += ms / 1_000;
  for (const within of one.within) if (ms / 1_000 <= within.bound) within.n++;
}

const plain = (text: string): string => text.replace(/[^\w/…-]/g, "");

/** `database`: the health, as the health door gives it. Streams are not timed: they last as long as the page is open. */
export function metricsText(database: string): string {
  const all = [...series()].sort(([a], [b]) => (a < b ? -1 : 1));
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    ...metric(
      "petit_au_bout_requests_total",
      "counter",
      "Requests to the doors.",
      all.map(([labels, { count }]) => [labels, count]),
    ),
    ...metric(
      "petit_au_bout_request_seconds",
      "histogram",
      "How long the doors took to answer; streams left out.",
      [],
      all.filter(([labels]) => !labels.includes("/live")).flatMap(([labels, one]) => histogram(labels, one)),
    ),
    ...metric("petit_au_bout_streams", "gauge", "Phones that follow a sheet or a club at this process.", [["", followers()]]),
    ...metric("petit_au_bout_database_ok", "gauge", "1 while what a phone notes would be kept.", [
      ["", database === "ok" ? 1 : 0],
    ]),
    ...metric("process_resident_memory_bytes", "gauge", "Memory of this process.", [["", rss]]),
    ...metric("nodejs_heap_used_bytes", "gauge", "Of it, what the program holds.", [["", heapUsed]]),
    ...metric("process_cpu_seconds_total", "counter", "Processor time of this process.", [["", (user + system) / 1e6]]),
    ...metric("process_uptime_seconds", "gauge", "Since it was started.", [["", process.uptime()]]),
    "",
  ].join("\n");
}

function metric(name: string, type: string, help: string, values: (readonly [string, number])[], lines: string[] = []): string[] {
  const said = values.map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}`);
  const named = lines.map((line) => `${name}${line}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...said, ...named];
}

function histogram(labels: string, { count, seconds, within }: Asked): string[] {
  return [
    ...within.map(({ bound, n }) => `_bucket{${labels},le="${bound}"} ${n}`),
    `_bucket{${labels},le="+Inf"} ${count}`,
    `_sum{${labels}} ${seconds.toFixed(3)}`,
    `_count{${labels}} ${count}`,
  ];
}

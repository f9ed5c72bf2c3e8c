// biome-ignore-all lint/suspicious/noTemplateCurlyInString: lines of code, as they stand
/**
 * The changes that no test can notice, or that none should, each with its reason: they are left out of every draw.
 * `was` and `is` are the line before and after, without its indent.
 */
export const LIVING = [
  {
    file: "lib/sync/stream.ts",
    was: "let listening = 0;",
    is: "let listening = (-1);",
    why: "which listening is the newest is told by being another one, not by a number",
  },
  {
    file: "lib/sync/stream.ts",
    was: "let listening = 0;",
    is: "let listening = 1;",
    why: "which listening is the newest is told by being another one, not by a number",
  },
  {
    file: "lib/sheet/judge.ts",
    was: 'if (twice >= 0) reader.fault(`${at}.${twice}`, "same-person-twice", "T-places");',
    is: 'if (twice >= 1) reader.fault(`${at}.${twice}`, "same-person-twice", "T-places");',
    why: "the first of a list is nobody's second",
  },
  {
    file: "app/api/sheets/[id]/events/route.ts",
    was: "if (stored > 0) await spend(who, stored);",
    is: "if (stored > (-1)) await spend(who, stored);",
    why: "nothing more is spent by spending nothing",
  },
  {
    file: "lib/rules/audit/unclear.ts",
    was: "return (a[i] as number) < (b[i] as number);",
    is: "return (a[i] as number) <= (b[i] as number);",
    why: "it is asked where the two differ",
  },
  {
    file: "lib/db/warm.ts",
    was: "if (!isRead(log) && (await lastSeq(log)) > PART && !isRead(log)) await readOnce(log, kind);",
    is: "if (!isRead(log) || (await lastSeq(log)) > PART && !isRead(log)) await readOnce(log, kind);",
    why: "a short log that is read in parts is the same log",
  },
  {
    file: "lib/db/recovery.ts",
    was: "await lockLog(tx, asked.clubId);",
    is: "{}",
    why: "a file lets one write at a time: of two servers only Postgres has to be told so",
  },
  {
    file: "lib/db/project-evening.ts",
    was: "if (gone.length > 0) await tx.eveningPlayer.deleteMany({ where: { season, evening, playerId: { in: gone } } });",
    is: "if (gone.length > (-1)) await tx.eveningPlayer.deleteMany({ where: { season, evening, playerId: { in: gone } } });",
    why: "nobody is taken out by taking nobody out",
  },
  {
    file: "lib/db/project-evening.ts",
    was: "await tx.season.updateMany({ where: { key }, data: { version: { increment: 1 } } });",
    is: "await tx.season.updateMany({ where: { key }, data: { version: { increment: 2 } } });",
    why: "which version was read is told by being another one, not by a number",
  },
  {
    file: "lib/sheet/paper/read-row.ts",
    was: "} else for (const seat of open) row.missing(`score.${seat}`);",
    is: "} else for (const seat of open) {}",
    why: "the game asks for each figure that lacks, in the same words",
  },
  {
    file: "app/api/metrics.ts",
    was: '...metric("process_cpu_seconds_total", "counter", "Processor time of this process.", [["", (user + system) / 1e6]]),',
    is: '...metric("process_cpu_seconds_total", "counter", "Processor time of this process.", [["", (user + system) / 1000001]]),',
    why: "a millionth of what a process took is within what it takes to ask",
  },
  {
    file: "lib/sync/door.ts",
    was: "let asked = 0;",
    is: "let asked = (-1);",
    why: "which question is the newest is told by its coming later, not by a number",
  },
  {
    file: "lib/sync/door.ts",
    was: "let asked = 0;",
    is: "let asked = 1;",
    why: "which question is the newest is told by its coming later, not by a number",
  },
  {
    file: "lib/sync/door.ts",
    was: "let heard = 0;",
    is: "let heard = (-1);",
    why: "which question is the newest is told by its coming later, not by a number",
  },
  {
    file: "lib/sync/door.ts",
    was: "let heard = 0;",
    is: "let heard = 1;",
    why: "which question is the newest is told by its coming later, not by a number",
  },
  {
    file: "lib/sync/door.ts",
    was: "if (number < heard) return;",
    is: "if (number <= heard) return;",
    why: "no question is put twice under one number",
  },
  {
    file: "lib/sync/club.ts",
    was: "const answersTo = keptByPhone((): Answers => ({ asked: 0, newest: new Map() }));",
    is: "const answersTo = keptByPhone((): Answers => ({ asked: (-1), newest: new Map() }));",
    why: "which question is the newest is told by its coming later, not by a number",
  },
  {
    file: "lib/sync/club.ts",
    was: "const answersTo = keptByPhone((): Answers => ({ asked: 0, newest: new Map() }));",
    is: "const answersTo = keptByPhone((): Answers => ({ asked: 1, newest: new Map() }));",
    why: "which question is the newest is told by its coming later, not by a number",
  },
  {
    file: "lib/sync/club.ts",
    was: "if (known && known.number > number && door.is(known.seen.view)) return { ...known.seen, view: known.seen.view };",
    is: "if (known && known.number >= number && door.is(known.seen.view)) return { ...known.seen, view: known.seen.view };",
    why: "no question is put twice under one number",
  },
  {
    file: "lib/sync/ids.ts",
    was: "if (afterMs < LAST_MS && (afterMs > ms || (afterMs === ms && afterCount > count))) [ms, count] = [afterMs, afterCount];",
    is: "if (afterMs < LAST_MS && (afterMs > ms || (afterMs === ms && afterCount >= count))) [ms, count] = [afterMs, afterCount];",
    why: "as many as were counted already are as many",
  },
  {
    file: "lib/sheet/judge.ts",
    was: "if (known.kind !== event.kind) return false;",
    is: "if (known.kind !== event.kind) return true;",
    why: "it spares work alone: what may rival is folded, and the fold says whether it does",
  },
  {
    file: "lib/sheet/judge.ts",
    was: 'if (twice >= 0) reader.fault(`${at}.${twice}`, "same-person-twice", "T-places");',
    is: 'if (twice > 0) reader.fault(`${at}.${twice}`, "same-person-twice", "T-places");',
    why: "the first of a list is nobody's second",
  },
  {
    file: "lib/sheet/evening.ts",
    was: "const rest = { disputes: [], closed: null, season: null, asksConfirmation: false, of: null, told: 0 };",
    is: "const rest = { disputes: [], closed: null, season: null, asksConfirmation: false, of: null, told: 1 };",
    why: "that something was said of people is told by another number, not by which",
  },
  {
    file: "lib/sheet/evening.ts",
    was: "const rest = { disputes: [], closed: null, season: null, asksConfirmation: false, of: null, told: 0 };",
    is: "const rest = { disputes: [], closed: null, season: null, asksConfirmation: false, of: null, told: (-1) };",
    why: "that something was said of people is told by another number, not by which",
  },
  {
    file: "lib/sheet/fold.ts",
    was: "if (firstIn(evening, slot).rivals.length > 0) return makeDeal(evening, slot, noted, row);",
    is: "if (firstIn(evening, slot).rivals.length > (-1)) return makeDeal(evening, slot, noted, row);",
    why: "a deal that is made anew is the same: only work is spared",
  },
  {
    file: "lib/sheet/fold.ts",
    was: "if (firstIn(evening, slot).rivals.length > 0) return makeDeal(evening, slot, noted, row);",
    is: "if (firstIn(evening, slot).rivals.length >= 0) return makeDeal(evening, slot, noted, row);",
    why: "a deal that is made anew is the same: only work is spared",
  },
  {
    file: "lib/sheet/fold.ts",
    was: "known.deals.set(noted, { of, deal });",
    is: "{}",
    why: "a deal that is made anew is the same: only work is spared",
  },
  {
    file: "lib/season/histories.ts",
    was: "if (body) known.set(event, body);",
    is: "if (body) {}",
    why: "a history that is read again is the same: only work is spared",
  },
  {
    file: "lib/rules/seating.ts",
    was: "others.set(rules, known);",
    is: "{}",
    why: "rules that are read again are the same: only work is spared",
  },
  {
    file: "lib/season/sums.ts",
    was: 'const names = persons.size > 0 && (name.startsWith("met.") || name.startsWith("with."));',
    is: 'const names = persons.size > 1 && (name.startsWith("met.") || name.startsWith("with."));',
    why: "where there is one name, it is nobody else's",
  },
];

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: lines of code, as they stand
/**
 * The changes that no test can notice, or that none should, each with its reason: they are left out of every draw. By file: a
 * line as it stands, without its indent, and as it would be.
 */
const TOLD = [
  {
    file: "lib/sync/stream.ts",
    why: "which listening is the newest is told by being another one, not by a number",
    was: "let listening = 0;",
    is: ["let listening = (-1);", "let listening = 1;"],
  },
  {
    file: "lib/sheet/judge.ts",
    why: "the first of a list is nobody's second",
    was: 'if (twice >= 0) reader.fault(`${at}.${twice}`, "same-person-twice", "T-places");',
    is: [
      'if (twice >= 1) reader.fault(`${at}.${twice}`, "same-person-twice", "T-places");',
      'if (twice > 0) reader.fault(`${at}.${twice}`, "same-person-twice", "T-places");',
    ],
  },
  {
    file: "app/api/sheets/[id]/events/route.ts",
    why: "nothing more is spent by spending nothing",
    was: "if (stored > 0) await spend(who, stored);",
    is: ["if (stored > (-1)) await spend(who, stored);", "if (stored >= 0) await spend(who, stored);"],
  },
  {
    file: "lib/rules/audit/unclear.ts",
    why: "it is asked where the two differ",
    was: "return (a[i] as number) < (b[i] as number);",
    is: ["return (a[i] as number) <= (b[i] as number);"],
  },
  {
    file: "lib/db/warm.ts",
    why: "a short log that is read in parts is the same log",
    was: "if (!isRead(log) && (await lastSeq(log)) > PART && !isRead(log)) await readOnce(log, kind);",
    is: [
      "if (!isRead(log) || (await lastSeq(log)) > PART && !isRead(log)) await readOnce(log, kind);",
      "if (!isRead(log) && (await lastSeq(log)) > PART || !isRead(log)) await readOnce(log, kind);",
    ],
  },
  {
    file: "lib/db/warm.ts",
    why: "a short log that is read in parts is the same log",
    was: "const PART = 100;",
    is: ["const PART = 99;"],
  },
  {
    file: "lib/db/warm.ts",
    why: "a short log that is read in parts is the same log",
    was: "if (!isRead(log) && (await lastSeq(log)) > PART && !isRead(log)) await readOnce(log, kind);",
    is: ["if (!isRead(log) && (await lastSeq(log)) >= PART && !isRead(log)) await readOnce(log, kind);"],
  },
  {
    file: "lib/db/warm.ts",
    why: "a short log that is read in parts is the same log, and one that is read again too",
    was: "if (isKept(log) || (await lastSeq(log)) <= PART) return;",
    is: ["if (isKept(log) || (await lastSeq(log)) < PART) return;", "if (isKept(log) && (await lastSeq(log)) <= PART) return;"],
  },
  {
    file: "lib/db/project-hall.ts",
    why: "it spares work alone: a sheet that is open and that nobody contests hands nothing in",
    was: "if (!sheet?.closed && !sheet?.deals.some(({ contests }) => contests.length > 0)) return [];",
    is: [
      "if (!sheet?.closed && !sheet?.deals.some(({ contests }) => contests.length >= 0)) return [];",
      "if (!sheet?.closed && !sheet?.deals.some(({ contests }) => contests.length > (-1))) return [];",
    ],
  },
  {
    file: "lib/db/season-rows.ts",
    why: "the best are chosen from what is read, and more is read",
    was: 'const isByMean = bestOf !== null && by === "deal-average";',
    is: ['const isByMean = bestOf !== null || by === "deal-average";'],
  },
  {
    file: "lib/db/season-rows.ts",
    why: "the best are chosen from what is read, and more is read",
    was: "ORDER BY ${order} LIMIT ${(bestOf ?? 1) + 1})`;",
    is: ["ORDER BY ${order} LIMIT ${(bestOf ?? 2) + 1})`;", "ORDER BY ${order} LIMIT ${(bestOf ?? 1) + 2})`;"],
  },
  {
    file: "lib/db/club-file.ts",
    why: "a part is as long as it takes, to the moment",
    was: "if (answers.length > 0 && performance.now() > end) break;",
    is: ["if (answers.length > 0 && performance.now() >= end) break;"],
  },
  {
    file: "lib/db/follow.ts",
    why: "it says how much is given at once, and the same is given",
    was: "const PAGE = 200;",
    is: ["const PAGE = 201;", "const PAGE = 199;"],
  },
  {
    file: "lib/db/project-evening.ts",
    why: "the order in which rows are written tells something to several who write at once, which only Postgres has",
    was: "`${a.evening} ${a.playerId}` < `${b.evening} ${b.playerId}` ? -1 : 1;",
    is: [
      "!(`${a.evening} ${a.playerId}` < `${b.evening} ${b.playerId}`) ? -1 : 1;",
      "`${a.evening} ${a.playerId}` <= `${b.evening} ${b.playerId}` ? -1 : 1;",
      "`${a.evening} ${a.playerId}` < `${b.evening} ${b.playerId}` ? -0 : 1;",
      "`${a.evening} ${a.playerId}` < `${b.evening} ${b.playerId}` ? -2 : 1;",
      "`${a.evening} ${a.playerId}` < `${b.evening} ${b.playerId}` ? -1 : 0;",
      "`${a.evening} ${a.playerId}` < `${b.evening} ${b.playerId}` ? -1 : 2;",
    ],
  },
  {
    file: "lib/db/project-evening.ts",
    why: "the order in which rows are written tells something to several who write at once, which only Postgres has",
    was: "rows.sort(([name, player, game], [otherName, otherPlayer, otherGame]) =>",
    is: ["{}"],
  },
  {
    file: "lib/db/project-evening.ts",
    why: "the order in which rows are written tells something to several who write at once, which only Postgres has",
    was: "`${player} ${name} ${game}` < `${otherPlayer} ${otherName} ${otherGame}` ? -1 : 1,",
    is: [
      "!(`${player} ${name} ${game}` < `${otherPlayer} ${otherName} ${otherGame}`) ? -1 : 1,",
      "`${player} ${name} ${game}` < `${otherPlayer} ${otherName} ${otherGame}` ? -0 : 1,",
    ],
  },
  {
    file: "app/api/body.ts",
    why: "to hold nothing is to hold none, remembered or not",
    was: "if (now > 0) held.set(name, now);",
    is: ["if (now >= 0) held.set(name, now);", "if (now > (-1)) held.set(name, now);"],
  },
  {
    file: "lib/db/recovery.ts",
    why: "a file lets one write at a time: of two servers only Postgres has to be told so",
    was: "await lockLog(tx, asked.clubId);",
    is: ["{}"],
  },
  {
    file: "lib/db/project-evening.ts",
    why: "nobody is taken out by taking nobody out",
    was: "if (gone.length > 0) await tx.eveningPlayer.deleteMany({ where: { season, evening, playerId: { in: gone } } });",
    is: [
      "if (gone.length > (-1)) await tx.eveningPlayer.deleteMany({ where: { season, evening, playerId: { in: gone } } });",
      "if (gone.length >= 0) await tx.eveningPlayer.deleteMany({ where: { season, evening, playerId: { in: gone } } });",
    ],
  },
  {
    file: "lib/db/project-evening.ts",
    why: "which version was read is told by being another one, not by a number",
    was: "await tx.season.updateMany({ where: { key }, data: { version: { increment: 1 } } });",
    is: ["await tx.season.updateMany({ where: { key }, data: { version: { increment: 2 } } });"],
  },
  {
    file: "lib/sheet/paper/read-row.ts",
    why: "the game asks for each figure that lacks, in the same words",
    was: "} else for (const seat of open) row.missing(`score.${seat}`);",
    is: ["} else for (const seat of open) {}"],
  },
  {
    file: "app/api/metrics.ts",
    why: "a millionth of what a process took is within what it takes to ask",
    was: '...metric("process_cpu_seconds_total", "counter", "Processor time of this process.", [["", (user + system) / 1e6]]),',
    is: [
      '...metric("process_cpu_seconds_total", "counter", "Processor time of this process.", [["", (user + system) / 1000001]]),',
      '...metric("process_cpu_seconds_total", "counter", "Processor time of this process.", [["", (user + system) / 999999]]),',
    ],
  },
  {
    file: "app/api/sheets/[id]/events/route.ts",
    why: "a sign more or less of what an address may note in a day",
    was: ".reduce((sum, event) => sum + JSON.stringify(event).length, 0);",
    is: [".reduce((sum, event) => sum + JSON.stringify(event).length, (-1));"],
  },
  {
    file: "lib/rules/legal.ts",
    why: "they differ for the highest trump of the trick alone, which nobody plays again",
    was: "else if ((card & 31) < height) into[4] = trumps & above(height);",
    is: ["else if ((card & 30) < height) into[4] = trumps & above(height);"],
  },
  {
    file: "lib/rules/words/en/grammar.ts",
    why: "no deal, place or evening has a number beyond eight hundred",
    was: '`${n}${n % 100 > 10 && n % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th")}`;',
    is: ['`${n}${n % 100 > 10 && n % 101 < 14 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th")}`;'],
  },
  {
    file: "lib/db/judge-history.ts",
    why: "no list tells as much as an empty one: no fault",
    was: "if (names.size === 0) return [];",
    is: ["if (names.size === 0) return;"],
  },
  {
    file: "lib/db/hall-view.ts",
    why: "what came in the millisecond in which it was handed in is told as one or the other",
    was: 'return late ? [{ ...late, position, settled: at <= (heard.get(table.sheet?.event ?? "") ?? "") }] : [];',
    is: ['return late ? [{ ...late, position, settled: at < (heard.get(table.sheet?.event ?? "") ?? "") }] : [];'],
  },
  {
    file: "lib/db/devices.ts",
    why: "nobody listens by the name of a phone that is not there",
    was: "if (count > 0 && revoked) tellRevoked(log, id);",
    is: ["if (count >= 0 && revoked) tellRevoked(log, id);"],
  },
  {
    file: "lib/rules/session.ts",
    why: "of deals that are told with the same one before them, it is the same whichever tells it",
    was: "const past = states.flatMap(({ last }, i) => (last && last !== states[i - 1]?.last ? [last] : []));",
    is: ["const past = states.flatMap(({ last }, i) => (last && last !== states[i + 1]?.last ? [last] : []));"],
  },
  {
    file: "lib/rules/words/languages.ts",
    why: "the averages of a season are written, and asked for, in lib/shown",
    was: "groupsAverages: false,",
    is: ["groupsAverages: true,"],
  },
  {
    file: "lib/rules/report.ts",
    why: "where a figure is none the row is refused, whatever stands for it",
    was: '.map((value, seat) => reader.number(value, `deal.report.${seat}`, "T26", -MOST_POINTS, most, step) ?? 0);',
    is: [
      '.map((value, seat) => reader.number(value, `deal.report.${seat}`, "T26", -MOST_POINTS, most, step) ?? (-1));',
      '.map((value, seat) => reader.number(value, `deal.report.${seat}`, "T26", -MOST_POINTS, most, step) ?? 1);',
    ],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "it spares work alone: no draw costs less than nothing",
    was: "for (let start = 1; start < starts && best.cost > 0; start++) {",
    is: ["for (let start = 1; start < starts && best.cost > (-1); start++) {"],
  },
  {
    file: "lib/sheet/drafts/record.ts",
    why: "whist has trumps alone: two cards of each trick are above both",
    was: "excuseValue: excuseValue ?? 0,",
    is: ["excuseValue: excuseValue ?? 1,"],
  },
  {
    file: "lib/sync/local-sheet.ts",
    why: "the sum begins at 0, which is later",
    was: "const changedAt = entries.reduce((last, { event }) => Math.min(now, Math.max(last, Date.parse(event.at) || 0)), 0);",
    is: [
      "const changedAt = entries.reduce((last, { event }) => Math.min(now, Math.max(last, Date.parse(event.at) || (-1))), 0);",
    ],
  },
  {
    file: "lib/sync/door.ts",
    why: "which question is the newest is told by its coming later, not by a number",
    was: "let asked = 0;",
    is: ["let asked = (-1);", "let asked = 1;"],
  },
  {
    file: "lib/sync/door.ts",
    why: "which question is the newest is told by its coming later, not by a number",
    was: "let heard = 0;",
    is: ["let heard = (-1);", "let heard = 1;"],
  },
  {
    file: "lib/sync/door.ts",
    why: "no question is put twice under one number",
    was: "if (number < heard) return;",
    is: ["if (number <= heard) return;"],
  },
  {
    file: "lib/sync/club.ts",
    why: "which question is the newest is told by its coming later, not by a number",
    was: "const answersTo = keptByPhone((): Answers => ({ asked: 0, newest: new Map() }));",
    is: [
      "const answersTo = keptByPhone((): Answers => ({ asked: (-1), newest: new Map() }));",
      "const answersTo = keptByPhone((): Answers => ({ asked: 1, newest: new Map() }));",
    ],
  },
  {
    file: "lib/sync/club.ts",
    why: "no question is put twice under one number",
    was: "if (known && known.number > number && door.is(known.seen.view)) return { ...known.seen, view: known.seen.view };",
    is: ["if (known && known.number >= number && door.is(known.seen.view)) return { ...known.seen, view: known.seen.view };"],
  },
  {
    file: "lib/sync/ids.ts",
    why: "as many as were counted already are as many",
    was: "if (afterMs < LAST_MS && (afterMs > ms || (afterMs === ms && afterCount > count))) [ms, count] = [afterMs, afterCount];",
    is: [
      "if (afterMs < LAST_MS && (afterMs > ms || (afterMs === ms && afterCount >= count))) [ms, count] = [afterMs, afterCount];",
    ],
  },
  {
    file: "lib/sheet/judge.ts",
    why: "it spares work alone: what may rival is folded, and the fold says whether it does",
    was: "if (known.kind !== event.kind) return false;",
    is: ["if (known.kind !== event.kind) return true;"],
  },
  {
    file: "lib/sheet/judge.ts",
    why: "it spares work alone: what may rival is folded, and the fold says whether it does",
    was: 'if (event.kind === "deal.replaced") return known.id !== event.refs?.[1];',
    is: [
      'if (event.kind === "deal.replaced") return known.id !== event.refs?.[2];',
      'if (event.kind === "deal.replaced") return known.id !== event.refs?.[0];',
    ],
  },
  {
    file: "lib/sheet/apply.ts",
    why: "that something was said of people is told by another number, not by which",
    was: "const rest = { disputes: [], closed: null, season: null, asksConfirmation: false, of: null, told: 0 };",
    is: [
      "const rest = { disputes: [], closed: null, season: null, asksConfirmation: false, of: null, told: 1 };",
      "const rest = { disputes: [], closed: null, season: null, asksConfirmation: false, of: null, told: (-1) };",
    ],
  },
  {
    file: "lib/sheet/fold.ts",
    why: "a deal that is made anew is the same: only work is spared",
    was: "if (firstIn(held, slot).rivals.length > 0) return makeDeal(held, slot, noted, row);",
    is: [
      "if (firstIn(held, slot).rivals.length > (-1)) return makeDeal(held, slot, noted, row);",
      "if (firstIn(held, slot).rivals.length >= 0) return makeDeal(held, slot, noted, row);",
    ],
  },
  {
    file: "lib/sheet/fold.ts",
    why: "a deal that is made anew is the same: only work is spared",
    was: "known.deals.set(noted, { of, deal });",
    is: ["{}"],
  },
  {
    file: "lib/rules/seating.ts",
    why: "rules that are read again are the same: only work is spared",
    was: "others.set(rules, known);",
    is: ["{}"],
  },
  {
    file: "lib/season/sums.ts",
    why: "where there is one name, it is nobody else's",
    was: 'const names = persons.size > 0 && (name.startsWith("met.") || name.startsWith("with."));',
    is: ['const names = persons.size > 1 && (name.startsWith("met.") || name.startsWith("with."));'],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "it says how long is looked, and nothing is found by looking a little longer",
    was: "for (let start = 1; start < starts && best.cost > 0; start++) {",
    is: ["for (let start = 1; start <= starts && best.cost > 0; start++) {"],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "it says how long is looked, and nothing is found by looking a little longer",
    was: "const MANY = 60;",
    is: ["const MANY = 59;"],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "it says how long is looked, and nothing is found by looking a little longer",
    was: "const STARTS = { few: 24, many: 4 };",
    is: ["const STARTS = { few: 23, many: 4 };"],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "it says how long is looked, and nothing is found by looking a little longer",
    was: "const LOOKED = 400_000;",
    is: ["const LOOKED = 399999;"],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "it says how long is looked, and nothing is found by looking a little longer",
    was: "if (best.cost === 0 || left-- <= 0) return;",
    is: [
      "if (best.cost === 0 || left-- < 0) return;",
      "if (best.cost === 0 || left-- <= (-1)) return;",
      "if (best.cost === 0 || left-- <= 1) return;",
    ],
  },
  {
    file: "lib/db/later.ts",
    why: "which row it is tells nothing where there is but one",
    was: "const ROW = { id: 1 };",
    is: ["const ROW = { id: 0 };", "const ROW = { id: 2 };"],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "it spares work alone: an empty table as large as another is the same table",
    was: "if (there.length === 0) empty.add(size);",
    is: ["if (there.length === 0) {}"],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "where a draw by lot begins says nothing of how good it is",
    was: "let state = start + 1;",
    is: ["let state = start + 0;", "let state = start + 2;", "let state = start - 1;"],
  },
  {
    file: "lib/season/sums.ts",
    why: "it spares work alone: among nobody every name stays as it is",
    was: 'const names = persons.size > 0 && (name.startsWith("met.") || name.startsWith("with."));',
    is: [
      'const names = persons.size >= 0 && (name.startsWith("met.") || name.startsWith("with."));',
      'const names = persons.size > (-1) && (name.startsWith("met.") || name.startsWith("with."));',
    ],
  },
  {
    file: "lib/season/season-body.ts",
    why: "of more than there are, one is listed twice already",
    was: 'distinct(list(rule, oneOf(rule, values), values.length + 1), "listed-twice", rule);',
    is: ['distinct(list(rule, oneOf(rule, values), values.length + 2), "listed-twice", rule);'],
  },
  {
    file: "lib/season/history-body.ts",
    why: "so few evenings of so few people never make 60 001 scores",
    was: "export const MOST_BROUGHT = { people: 300, seasons: 60, evenings: 2_000, scores: 60_000, played: 4_000 } as const;",
    is: ["export const MOST_BROUGHT = { people: 300, seasons: 60, evenings: 2_000, scores: 60001, played: 4_000 } as const;"],
  },
  {
    file: "lib/season/places-after.ts",
    why: "of two who met, what is told of either tells the other, and nobody meets themselves",
    was: "if (player < other) this.last.set(`${player} ${other}`, { player, other, evening, mine, theirs });",
    is: [
      "if (!(player < other)) this.last.set(`${player} ${other}`, { player, other, evening, mine, theirs });",
      "if (player <= other) this.last.set(`${player} ${other}`, { player, other, evening, mine, theirs });",
    ],
  },
  {
    file: "lib/rules/legal.ts",
    why: "whoever deals, as many cards are dealt",
    was: 'export const firstDeal = (law: Pick<Law, "firstTurn">, rules: Rules): Pick<Turn, "cards" | "aside"> => law.firstTurn(rules, 0);',
    is: [
      'export const firstDeal = (law: Pick<Law, "firstTurn">, rules: Rules): Pick<Turn, "cards" | "aside"> => law.firstTurn(rules, 1);',
      'export const firstDeal = (law: Pick<Law, "firstTurn">, rules: Rules): Pick<Turn, "cards" | "aside"> => law.firstTurn(rules, (-1));',
    ],
  },
  {
    file: "lib/rules/hall/draw-seating.ts",
    why: "no hall has so many entrants",
    was: "return Math.min(one, other) * 1000 + Math.max(one, other);",
    is: [
      "return Math.min(one, other) * 1001 + Math.max(one, other);",
      "return Math.min(one, other) * 999 + Math.max(one, other);",
    ],
  },
  {
    file: "lib/rules/tarot/hands.ts",
    why: "it spares work alone: hands that nobody showed can always be",
    was: "if (reader.faults.length === before && poignees.length + miseres.length > 0 && !canExist(rules, laws, shown, supply)) {",
    is: [
      "if (reader.faults.length === before && poignees.length + miseres.length > (-1) && !canExist(rules, laws, shown, supply)) {",
      "if (reader.faults.length === before && poignees.length + miseres.length >= 0 && !canExist(rules, laws, shown, supply)) {",
    ],
  },
  {
    file: "lib/rules/whist/data.ts",
    why: "no number of players takes the whole pack",
    was: "export const seriesOf = (rules: Rules): readonly SeriesDeal[] => SERIES.filter(({ cards }) => cards * rules.players <= PACK);",
    is: [
      "export const seriesOf = (rules: Rules): readonly SeriesDeal[] => SERIES.filter(({ cards }) => cards * rules.players < PACK);",
    ],
  },
  {
    file: "lib/rules/protocol/main.ts",
    why: "what another process runs is not changed: `lines.test.ts` asks the program itself",
    was: 'process.stdout.on("error", (error) => process.exit(exitAfter(error)));',
    is: ["{}"],
  },
  {
    file: "lib/rules/protocol/main.ts",
    why: "what another process runs is not changed: `lines.test.ts` asks the program itself",
    was: 'process.stdin.setEncoding("utf8");',
    is: ["{}"],
  },
  {
    file: "lib/season/past/plays.ts",
    why: "a history does not say who dealt, and no score hangs on it",
    was: 'readTable(rules, names, cells, startOf(rules, 0), "changes").forEach(({ deal, faults }, i) => {',
    is: [
      'readTable(rules, names, cells, startOf(rules, 1), "changes").forEach(({ deal, faults }, i) => {',
      'readTable(rules, names, cells, startOf(rules, (-1)), "changes").forEach(({ deal, faults }, i) => {',
    ],
  },
  {
    file: "lib/season/brought-deals.ts",
    why: "a history does not say who dealt, and no score hangs on it",
    was: "const turn = last?.key === seats.join() ? last.turn : gameOf(own).firstTurn(own, 0);",
    is: [
      "const turn = last?.key === seats.join() ? last.turn : gameOf(own).firstTurn(own, 1);",
      "const turn = last?.key === seats.join() ? last.turn : gameOf(own).firstTurn(own, (-1));",
    ],
  },
  {
    file: "lib/season/stood.ts",
    why: "what was kept of shorter logs is asked no more: only room is spared",
    was: "this.points.clear();",
    is: ["{}"],
  },
  {
    file: "lib/season/stood.ts",
    why: "what was kept of shorter logs is asked no more: only room is spared",
    was: "this.evenings.clear();",
    is: ["{}"],
  },
  {
    file: "lib/rules/hall/draw-seating.ts",
    why: "two who meet have a number of their own all the same",
    was: "return Math.min(one, other) * 1000 + Math.max(one, other);",
    is: ["return Math.min(one, other) / 1000 + Math.max(one, other);"],
  },
  {
    file: "lib/rules/deck.ts",
    why: "a pack without bouts counts none",
    was: "boutHalves: 0,",
    is: ["boutHalves: (-1),", "boutHalves: 1,"],
  },
  {
    file: "app/api/sheets/[id]/events/route.ts",
    why: "an answer that waits in line is the same answer",
    was: "const SHORT = 50;",
    is: ["const SHORT = 51;", "const SHORT = 49;"],
  },
  {
    file: "app/api/sheets/[id]/events/route.ts",
    why: "an answer that waits in line is the same answer",
    was: "return events.length > SHORT ? inLine(page) : page();",
    is: ["return events.length >= SHORT ? inLine(page) : page();"],
  },
  {
    file: "lib/db/history.ts",
    why: "what is remembered is made again where it is not: a season more or less of five hundred is but work",
    was: "const MOST_KEPT = 500;",
    is: ["const MOST_KEPT = 501;", "const MOST_KEPT = 499;"],
  },
  {
    file: "lib/db/history.ts",
    why: "what is remembered is made again where it is not: a season more or less of five hundred is but work",
    was: "if (here.size >= MOST_KEPT) here.clear();",
    is: ["if (here.size > MOST_KEPT) here.clear();"],
  },
  {
    file: "lib/db/history.ts",
    why: "it says how much is read at once, and the same is read",
    was: "const PAGE = 500;",
    is: ["const PAGE = 501;", "const PAGE = 499;"],
  },
  {
    file: "lib/db/regather.ts",
    why: "it says how much is read at once, and the same is read",
    was: "const PAGE = 200;",
    is: ["const PAGE = 201;", "const PAGE = 199;"],
  },
  {
    file: "lib/db/read.ts",
    why: "it says how much is read at once, and the same is read",
    was: "const ASKED_AT_ONCE = 200;",
    is: ["const ASKED_AT_ONCE = 201;", "const ASKED_AT_ONCE = 199;"],
  },
  {
    file: "lib/db/club-file.ts",
    why: "it says how long others wait for a part, and the parts come to the same",
    was: "const SLICE_MS = 20;",
    is: ["const SLICE_MS = 21;", "const SLICE_MS = 19;"],
  },
  {
    file: "lib/sync/database.ts",
    why: "no version comes after the second yet, so that nobody brings one up from it",
    was: 'if (oldVersion < 2) db.createObjectStore("views", { keyPath: "path" });',
    is: [
      'if (oldVersion <= 2) db.createObjectStore("views", { keyPath: "path" });',
      'if (oldVersion < 3) db.createObjectStore("views", { keyPath: "path" });',
    ],
  },
  {
    file: "lib/sync/wire.ts",
    why: "of two that are drawn the first is drawn as one alone is",
    was: "const [draw] = env.random(new Uint8Array(1));",
    is: ["const [draw] = env.random(new Uint8Array(2));"],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "one table more at which nobody sits is nobody's",
    was: "const row = Array.from({ length: Math.max(...at) + 1 }, () => 0);",
    is: ["const row = Array.from({ length: Math.max(...at) + 2 }, () => 0);"],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "weights are held against each other: what all of them have is nothing",
    was: "const row = Array.from({ length: Math.max(...at) + 1 }, () => 0);",
    is: [
      "const row = Array.from({ length: Math.max(...at) + 1 }, () => 1);",
      "const row = Array.from({ length: Math.max(...at) + 1 }, () => (-1));",
    ],
  },
  {
    file: "lib/season/changed.ts",
    why: "who was never there has no best evening to beat",
    was: "const played = before.find((one) => one.player.id === player)?.figures.evenings ?? 0;",
    is: [
      "const played = before.find((one) => one.player.id === player)?.figures.evenings ?? 1;",
      "const played = before.find((one) => one.player.id === player)?.figures.evenings ?? (-1);",
    ],
  },
  {
    file: "lib/rules/trick.ts",
    why: "what is no suit is told by being none of them",
    was: "export const NO_SUIT = -1;",
    is: ["export const NO_SUIT = -2;"],
  },
  {
    file: "lib/rules/trick.ts",
    why: "what is no card is told by being none of them",
    was: "export const NO_CARD = -1;",
    is: ["export const NO_CARD = -2;"],
  },
  {
    file: "lib/rules/tarot/hands.ts",
    why: "with one card more that bars, the same hands can be",
    was: "const barred = 16 + laws.boutsBarred - tolerated;",
    is: ["const barred = 17 + laws.boutsBarred - tolerated;"],
  },
  {
    file: "lib/season/gather-one.ts",
    why: "nothing is no more than nothing, and less than nothing neither",
    was: "return [...ids].filter((player) => (all.get(player) ?? 0) > (here.get(player) ?? 0));",
    is: ["return [...ids].filter((player) => (all.get(player) ?? (-1)) > (here.get(player) ?? 0));"],
  },
  {
    file: "app/api/sheets/[id]/events/route.ts",
    why: "as much as may be noted at once is read as a history is too",
    was: 'return bytes > NOTED.most && access?.role === "owner" && (await kindOf(db(), access.log)) === "club";',
    is: ['return bytes >= NOTED.most && access?.role === "owner" && (await kindOf(db(), access.log)) === "club";'],
  },
  {
    file: "lib/sync/take-file.ts",
    why: "it spares work alone: a sheet of which all is sent has no line in such a file",
    was: "const cards = (await phone.cards()).filter(({ unsent }) => unsent > 0);",
    is: [
      "const cards = (await phone.cards()).filter(({ unsent }) => unsent >= 0);",
      "const cards = (await phone.cards()).filter(({ unsent }) => unsent > (-1));",
    ],
  },
];

export const LIVING = TOLD.flatMap(({ is, ...one }) => is.map((line) => ({ ...one, is: line })));

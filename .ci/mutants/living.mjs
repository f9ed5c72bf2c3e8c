// biome-ignore-all lint/suspicious/noTemplateCurlyInString: lines of code, as they stand
/**
 * The changes that no test can notice, or that none should, each with its reason: they are left out of every draw. By file: a
 * line as it stands, without its indent, and as it would be.
 */
const TOLD = [
  {
    file: "lib/hall/take-seats.ts",
    why: "the longest step is the shortest one the other way round, and never the only best: up to 400 entrants the tables are the same",
    was: "const steps = [APART, ...Array.from({ length: tables - 1 }, (_, i) => i + 1)].filter(",
    is: ["const steps = [APART, ...Array.from({ length: tables - 1 }, (_, i) => i + 0)].filter("],
  },
  {
    file: "lib/sync/stream.ts",
    why: "these numbers are compared for equality only",
    was: "let listening = 0;",
    is: ["let listening = (-1);", "let listening = 1;"],
  },
  {
    file: "lib/sheet/judge.ts",
    why: "index 0 is never a second occurrence",
    was: 'if (twice >= 0) reader.fault(`${at}.${twice}`, "same-person-twice", "T-places");',
    is: [
      'if (twice >= 1) reader.fault(`${at}.${twice}`, "same-person-twice", "T-places");',
      'if (twice > 0) reader.fault(`${at}.${twice}`, "same-person-twice", "T-places");',
    ],
  },
  {
    file: "app/api/sheets/[id]/events/route.ts",
    why: "spending 0 changes nothing",
    was: "if (stored > 0) await spend(who, stored);",
    is: ["if (stored > (-1)) await spend(who, stored);", "if (stored >= 0) await spend(who, stored);"],
  },
  {
    file: "lib/rules/audit/unclear.ts",
    why: "only called with values that differ",
    was: "return (a[i] as number) < (b[i] as number);",
    is: ["return (a[i] as number) <= (b[i] as number);"],
  },
  {
    file: "lib/db/warm.ts",
    why: "reading a log in parts, or whole, gives the same log",
    was: "if (!isRead(log) && (await lastSeq(log)) > PART && !isRead(log)) await readOnce(log, kind);",
    is: [
      "if (!isRead(log) || (await lastSeq(log)) > PART && !isRead(log)) await readOnce(log, kind);",
      "if (!isRead(log) && (await lastSeq(log)) > PART || !isRead(log)) await readOnce(log, kind);",
    ],
  },
  {
    file: "lib/db/warm.ts",
    why: "reading a log in parts, or whole, gives the same log",
    was: "const PART = 100;",
    is: ["const PART = 99;"],
  },
  {
    file: "lib/db/warm.ts",
    why: "reading a log in parts, or whole, gives the same log",
    was: "if (!isRead(log) && (await lastSeq(log)) > PART && !isRead(log)) await readOnce(log, kind);",
    is: ["if (!isRead(log) && (await lastSeq(log)) >= PART && !isRead(log)) await readOnce(log, kind);"],
  },
  {
    file: "lib/db/warm.ts",
    why: "reading a log in parts, whole, or twice gives the same log",
    was: "if (isKept(log) || (await lastSeq(log)) <= PART) return;",
    is: ["if (isKept(log) || (await lastSeq(log)) < PART) return;", "if (isKept(log) && (await lastSeq(log)) <= PART) return;"],
  },
  {
    file: "lib/db/warm.ts",
    why: "saves work only: what is not worked out before the transaction is worked out in it",
    was: 'if (kind === "sheet") await talliesOf(db(), head.log, { folded: () => head.sheet.sheet, earlier: head.earlier });',
    is: [
      'if (kind === "sheet") {}',
      'if (!(kind === "sheet")) await talliesOf(db(), head.log, { folded: () => head.sheet.sheet, earlier: head.earlier });',
    ],
  },
  {
    file: "lib/db/warm.ts",
    why: "other requests have their turn between two parts; the log that is read is the same",
    was: "await turn();",
    is: ["{}"],
  },
  {
    file: "lib/db/project/project-hall.ts",
    why: "saves work only: an open, uncontested sheet hands nothing in",
    was: "if (!sheet?.closed && !sheet?.deals.some(({ contests }) => contests.length > 0)) return [];",
    is: [
      "if (!sheet?.closed && !sheet?.deals.some(({ contests }) => contests.length >= 0)) return [];",
      "if (!sheet?.closed && !sheet?.deals.some(({ contests }) => contests.length > (-1))) return [];",
    ],
  },
  {
    file: "lib/db/views/season-rows.ts",
    why: "reads more rows than needed; the best are chosen afterwards",
    was: 'const isByMean = bestOf !== null && by === "deal-average";',
    is: ['const isByMean = bestOf !== null || by === "deal-average";'],
  },
  {
    file: "lib/db/views/season-rows.ts",
    why: "reads more rows than needed; the best are chosen afterwards",
    was: "ORDER BY ${order} LIMIT ${(bestOf ?? 1) + 1})`;",
    is: ["ORDER BY ${order} LIMIT ${(bestOf ?? 2) + 1})`;", "ORDER BY ${order} LIMIT ${(bestOf ?? 1) + 2})`;"],
  },
  {
    file: "lib/db/club-file.ts",
    why: "a time limit: one more item at the exact moment does no harm",
    was: "if (answers.length > 0 && performance.now() > end) break;",
    is: ["if (answers.length > 0 && performance.now() >= end) break;"],
  },
  {
    file: "lib/db/follow.ts",
    why: "the size of a page: all pages together are the same",
    was: "const PAGE = 200;",
    is: ["const PAGE = 201;", "const PAGE = 199;"],
  },
  {
    file: "lib/db/project/project-evening.ts",
    why: "the order of writing avoids deadlocks between writers, which only Postgres has",
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
    file: "lib/db/project/project-evening.ts",
    why: "the order of writing avoids deadlocks between writers, which only Postgres has",
    was: "rows.sort(([name, player, game], [otherName, otherPlayer, otherGame]) =>",
    is: ["{}"],
  },
  {
    file: "lib/db/project/project-evening.ts",
    why: "the order of writing avoids deadlocks between writers, which only Postgres has",
    was: "`${player} ${name} ${game}` < `${otherPlayer} ${otherName} ${otherGame}` ? -1 : 1,",
    is: [
      "!(`${player} ${name} ${game}` < `${otherPlayer} ${otherName} ${otherGame}`) ? -1 : 1,",
      "`${player} ${name} ${game}` < `${otherPlayer} ${otherName} ${otherGame}` ? -0 : 1,",
    ],
  },
  {
    file: "app/api/body.ts",
    why: "an entry of 0 and no entry are read alike",
    was: "if (now > 0) held.set(name, now);",
    is: ["if (now >= 0) held.set(name, now);", "if (now > (-1)) held.set(name, now);"],
  },
  {
    file: "lib/db/recovery.ts",
    why: "SQLite has one writer; the lock is for Postgres",
    was: "await engine().lockLog(tx, asked.clubId);",
    is: ["{}"],
  },
  {
    file: "lib/db/project/project-evening.ts",
    why: "deleting an empty list changes nothing",
    was: "if (gone.length > 0) await tx.eveningPlayer.deleteMany({ where: { season, evening, playerId: { in: gone } } });",
    is: [
      "if (gone.length > (-1)) await tx.eveningPlayer.deleteMany({ where: { season, evening, playerId: { in: gone } } });",
      "if (gone.length >= 0) await tx.eveningPlayer.deleteMany({ where: { season, evening, playerId: { in: gone } } });",
    ],
  },
  {
    file: "lib/db/project/project-evening.ts",
    why: "versions are compared for equality only",
    was: "await tx.season.updateMany({ where: { key }, data: { version: { increment: 1 } } });",
    is: ["await tx.season.updateMany({ where: { key }, data: { version: { increment: 2 } } });"],
  },
  {
    file: "lib/sheet/paper/read-row.ts",
    why: "the game reports each missing figure in the same words",
    was: "} else for (const seat of open) row.missing(`score.${seat}`);",
    is: ["} else for (const seat of open) {}"],
  },
  {
    file: "app/api/metrics.ts",
    why: "smaller than the cost of measuring it",
    was: '...metric("process_cpu_seconds_total", "counter", "Processor time of this process.", [["", (user + system) / 1e6]]),',
    is: [
      '...metric("process_cpu_seconds_total", "counter", "Processor time of this process.", [["", (user + system) / 1000001]]),',
      '...metric("process_cpu_seconds_total", "counter", "Processor time of this process.", [["", (user + system) / 999999]]),',
    ],
  },
  {
    file: "app/api/sheets/[id]/events/route.ts",
    why: "one character more or less of a daily allowance",
    was: ".reduce((sum, event) => sum + JSON.stringify(event).length, 0);",
    is: [".reduce((sum, event) => sum + JSON.stringify(event).length, (-1));"],
  },
  {
    file: "lib/rules/legal.ts",
    why: "differs only for the trump already on the table, which nobody holds",
    was: "else if ((card & 31) < height) into[4] = trumps & above(height);",
    is: ["else if ((card & 30) < height) into[4] = trumps & above(height);"],
  },
  {
    file: "messages/en/rules/grammar.ts",
    why: "ordinals above 800 do not occur",
    was: '`${n}${n % 100 > 10 && n % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th")}`;',
    is: ['`${n}${n % 100 > 10 && n % 101 < 14 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th")}`;'],
  },
  {
    file: "lib/db/judge/judge-history.ts",
    why: "undefined and an empty list both mean no fault",
    was: "if (names.size === 0) return [];",
    is: ["if (names.size === 0) return;"],
  },
  {
    file: "lib/db/views/hall-view.ts",
    why: "both answers are right for an event of the same millisecond",
    was: 'return late ? [{ ...late, position, settled: at <= (heard.get(table.sheet?.event ?? "") ?? "") }] : [];',
    is: ['return late ? [{ ...late, position, settled: at < (heard.get(table.sheet?.event ?? "") ?? "") }] : [];'],
  },
  {
    file: "lib/rules/evening.ts",
    why: "neighbours with the same last deal give the same result",
    was: "const past = states.flatMap(({ last }, i) => (last && last !== states[i - 1]?.last ? [last] : []));",
    is: ["const past = states.flatMap(({ last }, i) => (last && last !== states[i + 1]?.last ? [last] : []));"],
  },
  {
    file: "messages/fr/rules/language.ts",
    why: "averages are formatted, and tested, in lib/shown",
    was: "groupsAverages: false,",
    is: ["groupsAverages: true,"],
  },
  {
    file: "lib/rules/report.ts",
    why: "the row is refused anyway, so the default is never used",
    was: '.map((value, seat) => reader.number(value, `deal.report.${seat}`, "T26", -MOST_POINTS, most, step) ?? 0);',
    is: [
      '.map((value, seat) => reader.number(value, `deal.report.${seat}`, "T26", -MOST_POINTS, most, step) ?? (-1));',
      '.map((value, seat) => reader.number(value, `deal.report.${seat}`, "T26", -MOST_POINTS, most, step) ?? 1);',
    ],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "saves work only: costs are never negative",
    was: "for (let start = 1; start < starts && best.cost > 0; start++) {",
    is: ["for (let start = 1; start < starts && best.cost > (-1); start++) {"],
  },
  {
    file: "lib/sheet/drafts/record.ts",
    why: "whist is played with trumps only, and two cards of each trick beat both values",
    was: "excuseValue: excuseValue ?? 0,",
    is: ["excuseValue: excuseValue ?? 1,"],
  },
  {
    file: "lib/sync/local-sheet.ts",
    why: "the running maximum starts at 0, above -1",
    was: "const changedAt = entries.reduce((last, { event }) => Math.min(now, Math.max(last, Date.parse(event.at) || 0)), 0);",
    is: [
      "const changedAt = entries.reduce((last, { event }) => Math.min(now, Math.max(last, Date.parse(event.at) || (-1))), 0);",
    ],
  },
  {
    file: "lib/sync/door.ts",
    why: "only the order of these numbers matters, not where they begin",
    was: "let asked = 0;",
    is: ["let asked = (-1);", "let asked = 1;"],
  },
  {
    file: "lib/sync/door.ts",
    why: "only the order of these numbers matters, not where they begin",
    was: "let heard = 0;",
    is: ["let heard = (-1);", "let heard = 1;"],
  },
  {
    file: "lib/sync/door.ts",
    why: "two questions never have the same number",
    was: "if (number < heard) return;",
    is: ["if (number <= heard) return;"],
  },
  {
    file: "lib/sync/club.ts",
    why: "only the order of these numbers matters, not where they begin",
    was: "const answersTo = keptByPhone((): Answers => ({ asked: 0, newest: new Map() }));",
    is: [
      "const answersTo = keptByPhone((): Answers => ({ asked: (-1), newest: new Map() }));",
      "const answersTo = keptByPhone((): Answers => ({ asked: 1, newest: new Map() }));",
    ],
  },
  {
    file: "lib/sync/club.ts",
    why: "two questions never have the same number",
    was: "if (known && known.number > number && door.is(known.seen.view)) return { ...known.seen, view: known.seen.view };",
    is: ["if (known && known.number >= number && door.is(known.seen.view)) return { ...known.seen, view: known.seen.view };"],
  },
  {
    file: "lib/sync/ids.ts",
    why: "with equal counts, taking either is the same",
    was: "if (afterMs < LAST_MS && (afterMs > ms || (afterMs === ms && afterCount > count))) [ms, count] = [afterMs, afterCount];",
    is: [
      "if (afterMs < LAST_MS && (afterMs > ms || (afterMs === ms && afterCount >= count))) [ms, count] = [afterMs, afterCount];",
    ],
  },
  {
    file: "lib/sheet/judge.ts",
    why: "saves work only: the fold decides whether events are rivals",
    was: "if (known.kind !== event.kind) return false;",
    is: ["if (known.kind !== event.kind) return true;"],
  },
  {
    file: "lib/sheet/judge.ts",
    why: "saves work only: the fold decides whether events are rivals",
    was: 'if (event.kind === "deal.replaced") return known.id !== event.refs?.[1];',
    is: [
      'if (event.kind === "deal.replaced") return known.id !== event.refs?.[2];',
      'if (event.kind === "deal.replaced") return known.id !== event.refs?.[0];',
    ],
  },
  {
    file: "lib/sheet/apply.ts",
    why: "compared for change only, so its start does not matter",
    was: "const rest = { disputes: [], closed: null, season: null, asksConfirmation: false, of: null, told: 0 };",
    is: [
      "const rest = { disputes: [], closed: null, season: null, asksConfirmation: false, of: null, told: 1 };",
      "const rest = { disputes: [], closed: null, season: null, asksConfirmation: false, of: null, told: (-1) };",
    ],
  },
  {
    file: "lib/sheet/fold.ts",
    why: "saves work only: a deal computed again is equal",
    was: "if (firstIn(held, slot).rivals.length > 0) return makeDeal(held, slot, noted, row);",
    is: [
      "if (firstIn(held, slot).rivals.length > (-1)) return makeDeal(held, slot, noted, row);",
      "if (firstIn(held, slot).rivals.length >= 0) return makeDeal(held, slot, noted, row);",
    ],
  },
  {
    file: "lib/sheet/fold.ts",
    why: "saves work only: a deal computed again is equal",
    was: "known.deals.set(noted, { of, deal });",
    is: ["{}"],
  },
  {
    file: "lib/rules/seating.ts",
    why: "saves work only: rules read again are equal",
    was: "others.set(rules, known);",
    is: ["{}"],
  },
  {
    file: "lib/season/standings/sums.ts",
    why: "a name that occurs once cannot belong to two people",
    was: 'const names = persons.size > 0 && (name.startsWith("met.") || name.startsWith("with."));',
    is: ['const names = persons.size > 1 && (name.startsWith("met.") || name.startsWith("with."));'],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "a search limit: a little more of it finds nothing more",
    was: "for (let start = 1; start < starts && best.cost > 0; start++) {",
    is: ["for (let start = 1; start <= starts && best.cost > 0; start++) {"],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "a search limit: a little more of it finds nothing more",
    was: "const MANY = 60;",
    is: ["const MANY = 59;"],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "a search limit: a little more of it finds nothing more",
    was: "const STARTS = { few: 24, many: 4 };",
    is: ["const STARTS = { few: 23, many: 4 };"],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "a search limit: a little more of it finds nothing more",
    was: "const LOOKED = 400_000;",
    is: ["const LOOKED = 399999;"],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "a search limit: a little more of it finds nothing more",
    was: "if (best.cost === 0 || left-- <= 0) return;",
    is: [
      "if (best.cost === 0 || left-- < 0) return;",
      "if (best.cost === 0 || left-- <= (-1)) return;",
      "if (best.cost === 0 || left-- <= 1) return;",
    ],
  },
  {
    file: "lib/db/later.ts",
    why: "with a single row its index does not matter",
    was: "const ROW = { id: 1 };",
    is: ["const ROW = { id: 0 };", "const ROW = { id: 2 };"],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "saves work only: empty tables of one size are equal",
    was: "if (there.length === 0) empty.add(size);",
    is: ["if (there.length === 0) {}"],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "any start of a random draw is as good",
    was: "let state = start + 1;",
    is: ["let state = start + 0;", "let state = start + 2;", "let state = start - 1;"],
  },
  {
    file: "lib/season/standings/sums.ts",
    why: "saves work only: with no other names, each stays as it is",
    was: 'const names = persons.size > 0 && (name.startsWith("met.") || name.startsWith("with."));',
    is: [
      'const names = persons.size >= 0 && (name.startsWith("met.") || name.startsWith("with."));',
      'const names = persons.size > (-1) && (name.startsWith("met.") || name.startsWith("with."));',
    ],
  },
  {
    file: "lib/season/club/season-body.ts",
    why: "a longer list already contains a duplicate, which is refused",
    was: 'distinct(list(rule, oneOf(rule, values), values.length + 1), "listed-twice", rule);',
    is: ['distinct(list(rule, oneOf(rule, values), values.length + 2), "listed-twice", rule);'],
  },
  {
    file: "lib/season/club/history-body.ts",
    why: "the limits on people and evenings keep the count far below",
    was: "export const MOST_BROUGHT = { people: 300, seasons: 60, evenings: 2_000, scores: 60_000, played: 4_000 } as const;",
    is: ["export const MOST_BROUGHT = { people: 300, seasons: 60, evenings: 2_000, scores: 60001, played: 4_000 } as const;"],
  },
  {
    file: "lib/season/standings/places-after.ts",
    why: "a meeting is symmetric, and nobody meets themselves",
    was: "if (player < other) this.last.set(`${player} ${other}`, { player, other, evening, mine, theirs });",
    is: [
      "if (!(player < other)) this.last.set(`${player} ${other}`, { player, other, evening, mine, theirs });",
      "if (player <= other) this.last.set(`${player} ${other}`, { player, other, evening, mine, theirs });",
    ],
  },
  {
    file: "lib/rules/legal.ts",
    why: "the number of cards does not depend on the dealer",
    was: 'export const firstDeal = (law: Pick<Law, "firstTurn">, rules: Rules): Pick<Turn, "cards" | "aside"> => law.firstTurn(rules, 0);',
    is: [
      'export const firstDeal = (law: Pick<Law, "firstTurn">, rules: Rules): Pick<Turn, "cards" | "aside"> => law.firstTurn(rules, 1);',
      'export const firstDeal = (law: Pick<Law, "firstTurn">, rules: Rules): Pick<Turn, "cards" | "aside"> => law.firstTurn(rules, (-1));',
    ],
  },
  {
    file: "lib/rules/hall/draw-seating.ts",
    why: "a hall never has that many entrants",
    was: "return Math.min(one, other) * 1000 + Math.max(one, other);",
    is: [
      "return Math.min(one, other) * 1001 + Math.max(one, other);",
      "return Math.min(one, other) * 999 + Math.max(one, other);",
    ],
  },
  {
    file: "lib/rules/tarot/hands.ts",
    why: "saves work only: hands of which nothing is known are always possible",
    was: "if (reader.faults.length === before && poignees.length + miseres.length > 0 && !canExist(rules, laws, shown, supply)) {",
    is: [
      "if (reader.faults.length === before && poignees.length + miseres.length > (-1) && !canExist(rules, laws, shown, supply)) {",
      "if (reader.faults.length === before && poignees.length + miseres.length >= 0 && !canExist(rules, laws, shown, supply)) {",
    ],
  },
  {
    file: "lib/rules/whist/data.ts",
    why: "no number of players deals out the whole pack",
    was: "export const seriesOf = (rules: Rules): readonly SeriesDeal[] => SERIES.filter(({ cards }) => cards * rules.players <= PACK);",
    is: [
      "export const seriesOf = (rules: Rules): readonly SeriesDeal[] => SERIES.filter(({ cards }) => cards * rules.players < PACK);",
    ],
  },
  {
    file: "lib/rules/protocol/main.ts",
    why: "`lines.test.ts` starts the program as another process, which runs the unchanged code",
    was: 'process.stdout.on("error", (error) => process.exit(exitAfter(error)));',
    is: ["{}"],
  },
  {
    file: "lib/rules/protocol/main.ts",
    why: "`lines.test.ts` starts the program as another process, which runs the unchanged code",
    was: 'process.stdin.setEncoding("utf8");',
    is: ["{}"],
  },
  {
    file: "lib/season/past/plays.ts",
    why: "a history does not show the dealer, and no score depends on it",
    was: 'readTable(rules, names, cells, startOf(rules, 0), "changes").forEach(({ deal, faults }, i) => {',
    is: [
      'readTable(rules, names, cells, startOf(rules, 1), "changes").forEach(({ deal, faults }, i) => {',
      'readTable(rules, names, cells, startOf(rules, (-1)), "changes").forEach(({ deal, faults }, i) => {',
    ],
  },
  {
    file: "lib/season/tally/brought-deals.ts",
    why: "a history does not show the dealer, and no score depends on it",
    was: "const turn = last?.key === seats.join() ? last.turn : gameOf(own).firstTurn(own, 0);",
    is: [
      "const turn = last?.key === seats.join() ? last.turn : gameOf(own).firstTurn(own, 1);",
      "const turn = last?.key === seats.join() ? last.turn : gameOf(own).firstTurn(own, (-1));",
    ],
  },
  {
    file: "lib/season/tally/earlier-results.ts",
    why: "frees memory only: shorter logs are never asked for again",
    was: "this.points.clear();",
    is: ["{}"],
  },
  {
    file: "lib/season/tally/earlier-results.ts",
    why: "frees memory only: shorter logs are never asked for again",
    was: "this.evenings.clear();",
    is: ["{}"],
  },
  {
    file: "lib/rules/hall/draw-seating.ts",
    why: "two opponents still get different numbers",
    was: "return Math.min(one, other) * 1000 + Math.max(one, other);",
    is: ["return Math.min(one, other) / 1000 + Math.max(one, other);"],
  },
  {
    file: "lib/rules/deck.ts",
    why: "this pack has no bouts to multiply it by",
    was: "boutHalves: 0,",
    is: ["boutHalves: (-1),", "boutHalves: 1,"],
  },
  {
    file: "app/api/sheets/[id]/events/route.ts",
    why: "the answer is the same, only later",
    was: "const SHORT = 50;",
    is: ["const SHORT = 51;", "const SHORT = 49;"],
  },
  {
    file: "app/api/sheets/[id]/events/route.ts",
    why: "the answer is the same, only later",
    was: "return events.length > SHORT ? inLine(page) : page();",
    is: ["return events.length >= SHORT ? inLine(page) : page();"],
  },
  {
    file: "lib/db/views/history.ts",
    why: "the size of a cache: a miss computes the same value",
    was: "const MOST_KEPT = 500;",
    is: ["const MOST_KEPT = 501;", "const MOST_KEPT = 499;"],
  },
  {
    file: "lib/db/views/history.ts",
    why: "the size of a cache: a miss computes the same value",
    was: "if (here.size >= MOST_KEPT) here.clear();",
    is: ["if (here.size > MOST_KEPT) here.clear();"],
  },
  {
    file: "lib/db/views/history.ts",
    why: "the size of a page: all pages together are the same",
    was: "const PAGE = 500;",
    is: ["const PAGE = 501;", "const PAGE = 499;"],
  },
  {
    file: "lib/db/project/regather.ts",
    why: "the size of a page: all pages together are the same",
    was: "const PAGE = 200;",
    is: ["const PAGE = 201;", "const PAGE = 199;"],
  },
  {
    file: "lib/db/read.ts",
    why: "the size of a page: all pages together are the same",
    was: "const ASKED_AT_ONCE = 200;",
    is: ["const ASKED_AT_ONCE = 201;", "const ASKED_AT_ONCE = 199;"],
  },
  {
    file: "lib/db/club-file.ts",
    why: "the size of a part: all parts together are the same",
    was: "const SLICE_MS = 20;",
    is: ["const SLICE_MS = 21;", "const SLICE_MS = 19;"],
  },
  {
    file: "lib/sync/database.ts",
    why: "version 2 is the newest, so nothing upgrades from it yet",
    was: 'if (oldVersion < 2) db.createObjectStore("views", { keyPath: "path" });',
    is: [
      'if (oldVersion <= 2) db.createObjectStore("views", { keyPath: "path" });',
      'if (oldVersion < 3) db.createObjectStore("views", { keyPath: "path" });',
    ],
  },
  {
    file: "lib/sync/wire.ts",
    why: "the first of two draws equals a single draw",
    was: "const [draw] = env.random(new Uint8Array(1));",
    is: ["const [draw] = env.random(new Uint8Array(2));"],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "an extra table without players is shown nowhere",
    was: "const row = Array.from({ length: Math.max(...at) + 1 }, () => 0);",
    is: ["const row = Array.from({ length: Math.max(...at) + 2 }, () => 0);"],
  },
  {
    file: "lib/season/draw/unmet.ts",
    why: "only differences between weights matter",
    was: "const row = Array.from({ length: Math.max(...at) + 1 }, () => 0);",
    is: [
      "const row = Array.from({ length: Math.max(...at) + 1 }, () => 1);",
      "const row = Array.from({ length: Math.max(...at) + 1 }, () => (-1));",
    ],
  },
  {
    file: "lib/season/standings/changed.ts",
    why: "a player without evenings has no best evening to compare",
    was: "const played = before.find((one) => one.player.id === player)?.figures.evenings ?? 0;",
    is: [
      "const played = before.find((one) => one.player.id === player)?.figures.evenings ?? 1;",
      "const played = before.find((one) => one.player.id === player)?.figures.evenings ?? (-1);",
    ],
  },
  {
    file: "lib/rules/trick.ts",
    why: "any value that is no suit does",
    was: "export const NO_SUIT = -1;",
    is: ["export const NO_SUIT = -2;"],
  },
  {
    file: "lib/rules/trick.ts",
    why: "any value that is no card does",
    was: "export const NO_CARD = -1;",
    is: ["export const NO_CARD = -2;"],
  },
  {
    file: "lib/rules/tarot/hands.ts",
    why: "one more barring card leaves the same hands possible",
    was: "const barred = 16 + laws.boutsBarred - tolerated;",
    is: ["const barred = 17 + laws.boutsBarred - tolerated;"],
  },
  {
    file: "lib/season/gather-one.ts",
    why: "neither default is above a count, which is never negative",
    was: "return [...ids].filter((player) => (all.get(player) ?? 0) > (here.get(player) ?? 0));",
    is: ["return [...ids].filter((player) => (all.get(player) ?? (-1)) > (here.get(player) ?? 0));"],
  },
  {
    file: "app/api/sheets/[id]/events/route.ts",
    why: "a full batch and a history are read the same way",
    was: 'return bytes > NOTED.most && access?.role === "owner" && (await kindOf(db(), access.log)) === "club";',
    is: ['return bytes >= NOTED.most && access?.role === "owner" && (await kindOf(db(), access.log)) === "club";'],
  },
  {
    file: "lib/sync/take-file.ts",
    why: "saves work only: a sheet without unsent events adds no line",
    was: "const cards = (await phone.cards()).filter(({ unsent }) => unsent > 0);",
    is: [
      "const cards = (await phone.cards()).filter(({ unsent }) => unsent >= 0);",
      "const cards = (await phone.cards()).filter(({ unsent }) => unsent > (-1));",
    ],
  },
  {
    file: "lib/hall/take-seats.ts",
    why: "as many steps as there are tables come back to the first one, which is no spreading and is left out",
    was: "(step) => step < tables && new Set(spread(step)).size === missing,",
    is: ["(step) => step <= tables && new Set(spread(step)).size === missing,"],
  },
  {
    file: "lib/hall/hall-judge.ts",
    why: "of an adjustment nobody can be at fault, or one of two",
    was: 'else if (faulty.length > 0 && !faulty.some((one) => one === body.atFault)) reader.fault("atFault", "required", "ca-marques");',
    is: [
      'else if (faulty.length > 1 && !faulty.some((one) => one === body.atFault)) reader.fault("atFault", "required", "ca-marques");',
    ],
  },
];

export const LIVING = TOLD.flatMap(({ is, ...one }) => is.map((line) => ({ ...one, is: line })));

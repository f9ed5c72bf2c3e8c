import fc from "fast-check";
import { expect, test } from "vitest";
import { SEAT_ROLES } from "#lib/rules/facts";
import { gameNamed } from "#lib/rules/games";
import type { Json } from "#lib/rules/read";
import { GAME_NAMES, type GameName } from "#lib/rules/rules";
import { replace, restore, voidDeal } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import { CLUB, clubLog, FIVE, FRIENDS, folded, SEASON } from "./club/club.fixture";
import { type Counting, usualCounting } from "./club/counting";
import type { EveningTally } from "./gather";
import { rowsOf } from "./rows.fixture";
import { standingsOf } from "./standings/standings";
import { Evening } from "./tally/evening.fixture";
import type { Figures, SheetTally } from "./tally/tallied";
import { tallySheet } from "./tally/tally";

/** Deals that the games accept, of every sort that seasons tell apart. */
const decaleDeals = (players: number): fc.Arbitrary<Json> =>
  fc.record({
    bet: fc.option(fc.record({ seat: fc.nat(players - 1), diploma: fc.constantFrom("brevet", "bac", "master") })),
    cardPoints: fc.constantFrom([10, 13, 22, 19, 11], [15, 15, 15, 15, 15], [0, 30, 20, 5, 20]).map((points) => {
      const given = points.slice(0, players);
      return players === 5 ? given : given.map((point) => Math.floor(point / 2));
    }),
  });
const attackDeals = (players: number): fc.Arbitrary<Json> =>
  fc
    .record({
      taker: fc.nat(players - 1),
      contract: fc.constantFrom("petite", "garde", "garde-sans"),
      bouts: fc.integer({ min: 1, max: 2 }),
      points: fc.integer({ min: 20, max: 70 }),
    })
    .map((deal) => (players === 5 ? { ...deal, partner: deal.points % 2 === 0 ? (deal.taker + 1) % 5 : null } : deal));
const passed: Json = { passed: true };
const DEALS: Readonly<Record<GameName, (players: number) => fc.Arbitrary<Json>>> = {
  decale: (players) => fc.oneof(decaleDeals(players), fc.constant(passed)),
  tarot: (players) => fc.oneof(attackDeals(players), fc.constant(passed)),
  vp5: attackDeals,
  whist: (players) =>
    fc
      .array(fc.nat(1), { minLength: players, maxLength: players })
      .map((bids) => ({ bids, tricks: bids.map((_, i) => (i === 0 ? 5 : 0)) })),
};
const PLAYERS: Readonly<Record<GameName, number>> = { decale: 5, tarot: 4, vp5: 5, whist: 3 };

const evening = (game: GameName, n: number): fc.Arbitrary<Evening> =>
  fc
    .tuple(fc.shuffledSubarray([...FIVE], { minLength: 5 }), fc.array(DEALS[game](PLAYERS[game]), { maxLength: 5 }), fc.nat(9))
    .map(([ids, deals, act]) => {
      const told = new Evening(n, `2026-03-${String(10 + n)}`, game, ids.slice(0, PLAYERS[game]));
      for (const deal of deals) told.deal(deal);
      const deal = told.sheet.deals[0];
      if (deal && act === 0) told.add(voidDeal(deal));
      if (deal && act === 1) told.add(replace(deal, deals.at(-1) as Json));
      return told;
    });
const season = fc.tuple(...GAME_NAMES.flatMap((game, i) => [evening(game, 2 * i + 1), evening(game, 2 * i + 2)]));
const tallied = (evenings: readonly Evening[]): EveningTally[] => evenings.map((one) => one.alone() as EveningTally);
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const figure = (figures: Figures, name: string) => figures[name] ?? 0;

test("an evening’s points are its sheet’s totals; every scored deal gives each player one role; zero-sum games make nothing", () => {
  fc.assert(
    fc.property(season, (evenings) => {
      for (const one of evenings) {
        const { sheet } = one;
        const { game, deals, players } = one.tally() as SheetTally;
        expect(players.map(({ points }) => points)).toEqual(deals > 0 ? sheet.totals : sheet.totals.map(() => 0));
        expect(deals).toBe(sheet.deals.filter(({ score }) => score).length);
        for (const { figures, points, dealt } of players) {
          expect(sum(SEAT_ROLES.map((role) => figure(figures, `${role}.n`)))).toBe(deals);
          expect(sum(SEAT_ROLES.map((role) => figure(figures, `${role}.points`)))).toBe(dealt);
          if (game !== "whist") expect(dealt).toBe(points);
          expect(Object.values(figures)).not.toContain(0);
        }
        if (gameNamed(game).zeroSum) expect(sum(players.map(({ points }) => points))).toBe(0);
        const { figures: all } = one.alone() as EveningTally;
        const met = all.flatMap(({ figures }) => Object.entries(figures).filter(([name]) => /^met\..*points$/.test(name)));
        expect(sum(met.map(([, value]) => value))).toBe(0);
      }
    }),
    { numRuns: 30 },
  );
});

test("a season is the sum of its sheets, in whatever order they are told", () => {
  const club = folded(clubLog(...FRIENDS));
  const counting: Counting = { ...usualCounting("decale"), games: GAME_NAMES };
  fc.assert(
    fc.property(season, fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }), (evenings, order) => {
      const tallies = tallied(evenings);
      const shuffled = order.map((i) => tallies[i] as EveningTally);
      const standings = standingsOf({ id: SEASON, counting }, club, rowsOf(tallies));
      expect(standingsOf({ id: SEASON, counting }, club, rowsOf(shuffled))).toEqual(standings);
      for (const { player, value } of standings) {
        const own = evenings.flatMap(({ sheet, players }, i) =>
          players.flatMap((id, seat) => (id === player.id && tallies[i]?.deals ? [sheet.totals[seat] as number] : [])),
        );
        expect(value).toBe(sum(own));
      }
    }),
    { numRuns: 25 },
  );
});

test("a correction period splits every evening in two: what it was, and dated points; together they are the sheet", () => {
  const act = fc.tuple(fc.nat(5), fc.nat(3), fc.nat(18), fc.nat(60));
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), fc.boolean(), (acts, isWhist) => {
      const ids = FIVE.slice(0, 3);
      const told = new Evening(1, "2026-03-10", isWhist ? "whist" : "decale", ids);
      const noted = (points: number): Json =>
        isWhist ? { bids: [points % 2, 1, 0], tricks: [0, 0, told.sheet.next.cards] } : { cardPoints: [points, 20 - points, 5] };
      let hours = 0;
      for (const [what, at, points, later] of acts) {
        hours += later;
        const received = new Date(Date.parse("2026-03-10T19:10:00Z") + hours * 3_600_000).toISOString();
        const deal = told.sheet.deals[at];
        if (what < 2 || !deal) told.deal(noted(points), received);
        else if (what === 2) told.add(replace(deal, noted(points)), received);
        else if (what === 3) told.add(voidDeal(deal), received);
        else if (what === 4) told.add(restore(deal), received);
        else told.join(SEASON, [...ids.slice(1), ids[0] as string], received);
      }
      const tally = told.tally({ correctionDays: 3 }) as SheetTally;
      const { sheet, log } = told;
      const isPlayed = sheet.deals.some(({ score }) => score);
      const seated = sheet.season?.players as readonly string[];
      for (const player of ids) {
        const late = tally.late.filter((one) => one.player === player).map(({ points }) => points);
        const counted = (tally.players.find((one) => one.player === player)?.points ?? 0) + sum(late);
        expect(counted).toBe(isPlayed ? sheet.totals[seated.indexOf(player)] : 0);
      }
      const deadline =
        Date.parse(log.find(({ event }) => event.kind === "deal.recorded")?.receivedAt ?? "2027-01-01") + 3 * 86_400_000;
      const inTime = log.filter(({ receivedAt }) => Date.parse(receivedAt) <= deadline);
      expect({ ...tally, late: [] }).toEqual(tallySheet(foldSheet(inTime.map(({ event }) => event))!, inTime, FOR_EVER));
    }),
    { numRuns: 100 },
  );
});
const FOR_EVER = { club: CLUB, season: SEASON, counting: usualCounting("decale") };

test("a voided deal leaves no trace in the sums, as if it had never been noted", () => {
  fc.assert(
    fc.property(fc.constantFrom(...GAME_NAMES), fc.nat(3), (game, n) => {
      const [deal] = fc.sample(DEALS[game](PLAYERS[game]), { numRuns: 1, seed: n });
      const ids = FIVE.slice(0, PLAYERS[game]);
      const plain = new Evening(1, "2026-03-10", game, ids).deal(deal as Json);
      const before = plain.tally();
      plain.deal(deal as Json);
      plain.add(voidDeal(plain.sheet.deals[1]!));
      expect(plain.tally()).toEqual(before);
    }),
  );
});

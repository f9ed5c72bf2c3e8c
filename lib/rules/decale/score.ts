/** Tarot décalé: a deal → lines. Each player notes the points of the cards won; bets and primes change that. */
import { sumLines } from "../added-up";
import { itemAt } from "../item-at";
import { cellOf, type Line, type Outcome, optionOf, type Rules, type Score, type Seat } from "../rules";
import { PACK_POINTS } from "./data";
import type { Bet, DecaleDeal } from "./deal";

/** Columns in points, one a seat: the bet and its camps, or each for themselves; then the primes. */
export function scoreDeal(rules: Rules, deal: DecaleDeal): Score {
  const { lines, outcome } = betLines(rules, deal);
  addPrimes(lines, rules, deal);
  return { scores: sumLines(rules.players, lines), lines, ...(outcome && { outcome }) };
}

interface BetScore {
  readonly lines: Line[];
  readonly outcome?: Outcome;
}

function betLines(rules: Rules, deal: DecaleDeal): BetScore {
  const { bet, cardPoints: own = [] } = deal;
  if (!bet) return { lines: [{ code: "cards", rule: "boite-points", value: total(own), scores: own }] };
  return bet.partner === undefined || bet.partner === bet.seat
    ? soloLines(rules, bet, own)
    : campLines(rules, deal, bet, bet.partner);
}

/** Alone: strictly more than each other player (D2); the others always note their own cards (D1). */
function soloLines(rules: Rules, bet: Bet, own: readonly number[]): BetScore {
  const { seat } = bet;
  const mine = itemAt(own, seat);
  const each = optionOf<string>(rules, "solo-against") === "each";
  const against = each ? bestBut(own, seat) : total(own) - mine;
  const outcome = mine > against ? "won" : mine === against ? optionOf<"lost" | "void">(rules, "solo-tie") : "lost";
  const othersNote = outcome !== "won" || optionOf<string>(rules, "solo-others") === "own";
  const others = seatsBut(rules.players, [seat]);
  const silent = outcome === "lost" ? [seat] : othersNote ? [] : others;
  const notes = own.slice();
  for (const each of silent) notes[each] = 0;
  const step = each ? "solo-against-each" : "solo-against-sum";
  const lines: Line[] = [
    { code: step, rule: "D2", value: mine - against, params: { seat, mine, against, outcome }, seats: [seat] },
    { code: "cards", rule: "boite-points", value: total(notes), scores: notes, seats: seatsBut(rules.players, silent) },
  ];
  if (outcome === "lost")
    lines.push({ code: "bettor-cards-void", rule: "boite-paris", value: 0, params: { mine }, seats: [seat] });
  if (!othersNote) lines.push({ code: "others-note-nothing", rule: "D1", value: 0, seats: others });
  lines.push(diplomaLine(rules, bet, outcome, [seat]));
  return { lines, outcome: outcomeOf(outcome, mine, against) };
}

const bestBut = (points: readonly number[], left: Seat): number => Math.max(...points.filter((_, seat) => seat !== left));

/** Two against three: the camps' cards are counted together (boite-appel); a tie is lost (D3). */
function campLines(rules: Rules, deal: DecaleDeal, bet: Bet, partner: number): BetScore {
  const camp = deal.campPoints ?? (deal.cardPoints?.[bet.seat] as number) + (deal.cardPoints?.[partner] as number);
  const others = PACK_POINTS - deal.setAside - camp;
  const pair = [bet.seat, partner];
  const three = seatsBut(rules.players, pair);
  const outcome = camp > others ? "won" : camp === others ? optionOf<"lost" | "void">(rules, "camp-tie") : "lost";
  const step: Line = {
    code: "camps",
    rule: camp === others ? "D3" : "boite-appel",
    value: camp - others,
    params: { seat: bet.seat, partner, camp, others, outcome },
  };
  const pairNotes: Line =
    outcome === "lost"
      ? { code: "camp-cards-void", rule: "boite-appel", value: 0, params: { camp }, seats: pair }
      : {
          code: "camp-cards",
          rule: "D32",
          value: camp,
          scores: columnsOf(rules.players, pair, camp),
          seats: pair,
        };
  const threeNote: Line =
    outcome === "won"
      ? { code: "losers-note-nothing", rule: "boite-appel", value: 0, params: { others }, seats: three }
      : {
          code: "others-cards",
          rule: "D32",
          value: others,
          scores: columnsOf(rules.players, three, others),
          seats: three,
        };
  return {
    lines: [step, pairNotes, threeNote, diplomaLine(rules, bet, outcome, pair)],
    outcome: outcomeOf(outcome, camp, others),
  };
}

const outcomeOf = (outcome: "won" | "lost" | "void", made: number, needed: number): Outcome => ({
  won: outcome === "void" ? null : outcome === "won",
  made,
  needed,
  margin: made - needed,
});

/** Added if the bet is won, deducted in full from each partner if it is lost (D31), 0 if it is void. */
function diplomaLine(rules: Rules, bet: Bet, outcome: "won" | "lost" | "void", camp: readonly number[]): Line {
  const worth = cellOf(rules, "diplomas", bet.diploma);
  const value = outcome === "won" ? worth : outcome === "lost" ? -worth : 0;
  const rule =
    camp.length === 2 && outcome === "lost" ? "D31" : outcome === "void" ? (camp.length === 2 ? "D3" : "D2") : "boite-paris";
  return {
    code: `diploma-${outcome}`,
    rule,
    value,
    params: { diploma: bet.diploma },
    scores: columnsOf(rules.players, camp, value),
    seats: camp,
  };
}

/** Personal, whatever the bet did (D9, D10). */
function addPrimes(lines: Line[], rules: Rules, { primes }: DecaleDeal): void {
  const { players } = rules;
  for (const { seat, prime } of primes) {
    const value = cellOf(rules, "prime-points", prime);
    const scores = columnsOf(players, [seat], value);
    lines.push({ code: prime, rule: "boite-primes", value, params: { seat, players }, scores, seats: [seat] });
  }
}

/** `value` for these seats, nothing for the others. */
function columnsOf(players: number, seats: readonly Seat[], value: number): number[] {
  const columns: number[] = [];
  for (let seat = 0; seat < players; seat++) columns.push(seats.includes(seat) ? value : 0);
  return columns;
}

function seatsBut(players: number, left: readonly Seat[]): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < players; seat++) if (!left.includes(seat)) seats.push(seat);
  return seats;
}

function total(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

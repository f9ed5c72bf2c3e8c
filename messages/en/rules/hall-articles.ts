/** How a tournament is run, in English. */
import type { HallRule } from "#lib/rules/articles";

export const hallArticles: Readonly<Record<HallRule, string>> = {
  "ot-prix":
    "At least a fifth of those entered get a prize. The best sum of the last two rounds gets one, among those who have no other; others go by series, after the national ranking.",
  "ot-finale":
    "An optional final brings together the first 12, 16 or 20 for one more round. With 16, the tables are 1-5-9-13, 2-6-10-14, 3-7-11-15 and 4-8-12-16, for four deals. With 20, five tables, 1-6-11-16 to 5-10-15-20, play five rounds of one deal: South moves up one table, East two, West goes back two.",
  "ot-entree":
    "On entering, each person gets a table and an orientation, North, South, East or West, kept all evening, and a card on which to note their balance round by round.",
  "ot-trois":
    "When the number of people is not a multiple of four, the North of the last table is taken away, and it plays with three. With two tables of three, the missing Norths are spaced so that nobody plays there twice.",
  "ot-zero":
    "Each table keeps its sheet, which adds up to zero. In each round the points of the whole hall add up to zero; otherwise the evening does not go on to the next round. The standings are posted after each round.",
  "ot-placement":
    "The seating is announced at the start: by a draw, best with best by the standings so far, or by the federation’s movement. They may be mixed, but the movement is not resumed after another seating.",
  "ot-howell":
    "At three and at four tables, people are numbered, change orientation, and a list says where each sits in each round.",
  "ot-mouvement":
    "From five tables on, North stays, South moves up one table, East two, West goes back two, for seven rounds at most; a few numbers of tables have their exceptions.",
  "ot-equipes":
    "A team has a North-South or an East-West line and starts at one table. The first round of the movement is not played, because the team would face itself. Its result is the sum of its members’.",
  "fft-duplicate":
    "In duplicate the same deals go to every table and the contract imposed is garde. The result of a deal is the taker’s score, plus or minus.",
  "fft-topage":
    "The takers’ scores of one deal are ranked: 100% for the best, 0% for the last, evenly spaced between; equal scores share the mean of their marks. Each defender has 100% less the taker’s mark.",
  "fft-alterne":
    "In the individual game, a person’s percentage is a quarter of their mean in attack and three quarters of their mean in defence. The general standings rank them all; the alternate ones take the four leaders of the lines North, South, East and West, then the four seconds, and so on.",
  "fft-triplettes":
    "In triplettes, a team of three holds the North-South or the East-West line; its percentage is the mean of its attack and its defence, and the alternate standings run over the two lines.",
  "fft-quadrettes":
    "In quadrettes, each deal compares the score of the team’s taker with that of the other taker: the square root of the difference, to three decimals, with its sign. The sum ranks.",
  "fft-equipes":
    "In teams, four quarters are played, the contract is chosen before the deal, garde, garde sans or garde contre, and only the team that wins the deal scores the square root of the difference. The sum of the four quarters decides.",
  "ca-marques":
    "A spoilt deal may be neutralised, and is then left out of the person’s percentage; be worth zero to all; or be worth at most 40% to the side at fault and at least 60% to the other. Penalties in percent are taken off once the scores are ranked.",

  H1: "Ruling: the Code d’arbitrage of 2012 is that of French tarot, in all its editions. GameDuell’s has no text on arbitration and follows the federation wherever it is silent. Tarot décalé, the victory-point table and the Mexicain have none, and what the code provides is given there only as what the federation does.",
  H2: "Ruling: where the code does not say who may not bid on the next deal (CA7), it is the dealer, as in the cases beside it. An annulled deal is not a deal played, and nothing of it counts, the poignée no more than the rest. A fault that does not touch the result lets the deal go on.",
  H3: "Ruling: a fault happens again when the same person was already warned that evening for the same fault, because the code only says that it is repeated.",
  H4: "Ruling: a penalty is the person’s and stays outside the zero sum of the deal, because the other side does not receive it. It has its line, its reason, and enters the totals.",
  H5: "Ruling: the number of rounds offered is the largest at which nobody meets the same person twice, because the number printed is one too many at 5, 10 and 24 tables. At three tables, where one faces 18 opponents among 11 people, the six rounds are offered and the second meetings are told.",
  H6: "Ruling: in a draw, the first round is that of the entries, everybody keeps their orientation and North their table, and second meetings are avoided while they can be, because the manual only says draw. The same draw is made again with the same number.",
  H7: "Ruling: best with best, the first four are at the first table, in the order North, South, East, West, and so on. If people are missing, the last tables play without North. Only one round is seated at a time, because the next one depends on its result.",
  H8: "Ruling: a duplicate deal that was played only once is worth 50% to each side, because a single score is both the best and the last, and shares the mean of the two marks.",
  H9: "Ruling: a final of 12 is seated as those of 16 and 20 are: 1-4-7-10, 2-5-8-11 and 3-6-9-12, because the manual prints only these two.",
  H10: "Ruling: whoever has marks on one side alone has the mean of that side for a percentage, because a quarter or three quarters of nothing cannot be counted.",
  H11: "Ruling: whoever shares the last place with a prize gets one too. The prizes of the last two rounds, then of the series, go to those who have none yet, in that order, because the manual gives no other. A final is none of these two rounds, because not everybody plays it.",
  H12: "Ruling: whoever withdraws keeps their points and ranks after the people who stayed, because a total of fewer rounds does not compare with theirs. A substitute goes on with the card of the same number.",
  H13: "Ruling: after an annulled deal the same player deals again, because the deal was not played. The code only says who may not bid.",
  H14: "Ruling: in each round North deals first, then everybody in turn to the right, North, West, South, East, because the manual does not say who begins. A deal that everybody passes is dealt again, and is not one of the round’s.",
  H15: "Ruling: a duplicate deal that is neutralised, or set at zero for all, leaves the ranking of the other tables, because a spoilt score compares with nothing. At 40/60 the score is ranked, and only the mark changes.",
  H16: "Ruling: in triplettes and quadrettes the North-South line stays and the East-West line goes up one table, and two in the middle of an even number of tables; in triplettes the boards go down one table. In teams each match keeps its table for its four quarters. The regulations give a movement for individuals only.",
  H17: "Ruling: in duplicate the score of a deal is what one defender scores, before the taker gets it three times, because the regulations’ examples are of that size: 56 is a garde made by 3.",
};

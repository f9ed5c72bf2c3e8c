// This folder: what the rules say, and what is read in files, in English.
/** Every rule as a player reads it, in English: the sources are French, so nothing here is a quotation. */

import { USUAL as DECALE } from "#lib/rules/decale/data";
import type { TableCells } from "#lib/rules/rules";
import { USUAL as TAROT } from "#lib/rules/tarot/data";
import { USUAL as VP5 } from "#lib/rules/vp5/data";
import type { ArticleWords } from "#lib/rules/words/words";
import { code } from "./code";
import { list } from "./grammar";
import { hallArticles } from "./hall-articles";

const BOX = DECALE.values;
const PRIMES = BOX["prime-points"];
const FFT = TAROT.values;
const VP = VP5.values;
const amounts = (cells: TableCells, times = 1): number[] => Object.values(cells).map((cell) => cell * times);
const all = (cells: TableCells): string => amounts(cells).join(", ");
const any = (cells: TableCells, times = 1): string => list(amounts(cells, times), "or");

export const articles: ArticleWords = {
  // Tarot décalé, the rules in the box.
  "boite-cartes":
    "50 cards: 36 suit cards in four schools, blue, orange, green and purple, and 14 trumps, numbered 1 to 13 and the Excuse. Each school has one Proviseur, three Profs (science, history and geography, sport), four Élèves and one Interro.",
  "boite-donne":
    "The dealer deals two cards at a time, face down, starting on the left. Two players: 14 cards each and 22 set aside. Three: 12 each and 14 set aside. Four: 10 each and 10 set aside. Five: 10 each and none set aside.",
  "boite-jeu":
    "The player on the dealer’s left always starts. Everyone plays one card a turn, clockwise. The first card sets what is to be played, a school or trumps, and the strongest card takes the trick.",
  "boite-fournir":
    "If the first card belongs to a school, the others must play a card of that school. Nobody may play a trump who can follow suit.",
  "boite-couper":
    "A player with no card of the school led must play a trump. When several ruff, each must play a trump stronger than the last one played. Nobody may play a card of another school who can play a trump.",
  "boite-monter":
    "If the first card is a trump, the next players must play stronger trumps. A player who cannot go higher plays any trump.",
  "boite-defausse":
    "A player with neither the school led nor a trump plays any other card; so does a player without trumps when trumps are led.",
  "boite-excuse":
    "The Excuse is played at any time, like a joker, to let an unimportant trick go without losing a card of value. Its owner always keeps it and it has no strength of its own. When it is led, the next player sets the suit.",
  "boite-egalite":
    "If two players have played a Prof of the suit led and these are the strongest cards of the trick, the turn goes on: everybody plays another card, even those who played a weaker one, and the strongest card of the second trick takes both tricks whole. If the last trick of the deal is tied it is not counted: the cards are set aside.",
  "boite-points":
    "Each player adds up the cards won: 4 Proviseurs at 5 points, 12 Profs at 2, 16 Élèves at 1, 4 Interros at 0; the trumps 1 and 13 and the Excuse at 5 each, the trumps 2 to 12 at 0. That makes 75 points in all.",
  "boite-fin":
    "Before starting, the players may agree on a time to stop or a number of points to reach. Whoever has the most points, or has reached the target, wins.",
  "boite-paris": `The Brevet, the Baccalauréat and the Master are worth ${list(amounts(BOX.diplomas))} points. Whoever wins the bet adds the diploma to the points of the cards won. Whoever loses it scores nothing for the cards, even after taking tricks, and takes the diploma off the points of earlier deals.`,
  "boite-personne": "If nobody bets, the cards are gathered and dealt again.",
  "boite-appel":
    "With five players: two against three. If the two partners have more points than the other three together, the bet is won: each partner scores their joint points plus the diploma, and the other three score 0. If they have fewer, each partner scores 0 and loses the diploma, and each of the other three scores those three players’ joint points.",
  "boite-primes": `With four or five players, each of these is worth ${PRIMES.loose} points: “Trop cool”, showing ${BOX["trop-cool"][4]} trumps with four players or ${BOX["trop-cool"][5]} with five; “C’est la loose”, no trump at all; “Grève des profs”, no Prof and no Proviseur in the hand dealt; “Le bout du bout”, the Petit played to the last trick and winning it. Primes are scored at the end of the deal, won or lost, whatever rules are in use.`,

  // The federation's rules, 2012 edition, in our own words.
  "fft-cartes":
    "78 cards, 91 points: a bout or a king is worth 4½ points, a queen 3½, a knight 2½, a jack 1½, any other card ½. The three bouts are the 21, the Petit and the Excuse.",
  "fft-cibles": `To succeed, the attack needs ${FFT.targets[0]} points without a bout, ${FFT.targets[1]} with one bout, ${FFT.targets[2]} with two, ${FFT.targets[3]} with three. Making exactly that number is a win.`,
  "fft-donne":
    "Deal and play go counter-clockwise. Four players: 18 cards each, three at a time, and 6 in the chien, face down. Three players: 24 each, four at a time, and 6 in the chien. Five players: 15 each, three at a time, and 3 in the chien. Neither the first nor the last card of the pack may go into the chien.",
  "fft-fausse-donne": "After a misdeal, the same person deals again and may not bid.",
  "fft-petit-sec":
    "Whoever holds the Petit as the only trump, without the Excuse, must say so and show the hand. The deal is cancelled before the bidding and the next person deals.",
  "fft-encheres":
    "One round of bidding, starting on the dealer’s right; each player speaks once and only a higher bid covers the one before: petite, garde, garde sans, garde contre. If everybody passes, the dealer’s right-hand neighbour deals.",
  "fft-ecart":
    "The taker takes up the chien and sets aside as many cards, the écart. Never a king or a bout; a trump only if there is no other way, and it must then be shown.",
  "fft-chelem": `Chelem announced and made: ${FFT.slams.announced} points. Made without announcing it: ${FFT.slams.made}. Announced and missed: ${FFT.slams.missed} points off the total. If the defence takes every trick, each defender gets ${FFT.slams.made}. The announcer leads; an announcer with the Excuse plays it last and it then wins, and the Petit is au bout in the trick before last.`,
  "fft-petit": `Petit au bout: when the Petit is in the last trick, the side that wins that trick scores ${FFT.petit} points times the contract’s multiplier, whatever the result of the deal.`,
  "fft-poignee": `Single, double, triple poignée: ${all(FFT["poignee-trumps-4"])} trumps with four players; ${all(FFT["poignee-trumps-3"])} with three; ${all(FFT["poignee-trumps-5"])} with five. It is shown just before playing one’s first card. The Excuse may stand in for a trump, and showing it means that no trump is hidden. ${any(FFT.poignees)} points, never multiplied, to the side that wins the deal.`,
  "fft-monter":
    "When trumps are led, play a trump higher than the highest in the trick, even a partner’s. A player who cannot go higher plays a lower trump.",
  "fft-fournir": "A player who has the suit led must play it. In a plain suit nobody has to go higher.",
  "fft-couper":
    "A player without the suit led must ruff, and overruff if the trick has been ruffed already. A player who cannot overruff plays a trump all the same.",
  "fft-defausse": "A player with neither the suit led nor a trump plays any card.",
  "fft-excuse":
    "The Excuse may be played at any time and frees its holder from every duty. It wins no trick outside a chelem; it stays with the side that played it, which gives in exchange a half-point card from its own tricks, at once or as soon as it has one. When it is led, the next card sets the suit.",
  "fft-excuse-fin": "Played to the last trick, outside a chelem, the Excuse goes to the other side.",
  "fft-contrats": `The contract’s multiplier: petite × ${FFT.multipliers.petite}, garde × ${FFT.multipliers.garde}, garde sans × ${FFT.multipliers["garde-sans"]}, garde contre × ${FFT.multipliers["garde-contre"]}. In a garde sans the chien counts for the attack, unseen; in a garde contre it counts for the defence.`,
  "fft-formule": `For each defender: ${FFT.base} points plus the difference between the attack’s points and the points it needed, times the contract’s multiplier; then the Petit au bout, the poignées and the chelem. If the contract is made the attack receives, if not it pays.`,
  "fft-parts-4":
    "With four players, the taker wins or loses three times what each defender loses or wins. The columns add up to zero.",
  "fft-parts-3":
    "With three players, the taker wins or loses twice what each defender loses or wins. The columns add up to zero.",
  "fft-demi":
    "The half point always goes to the winning side: with two bouts, 40½ points go down by one and 41½ make the contract by one.",
  "fft-parts-5":
    "With five players, the taker wins or loses two shares and the partner one, against one share for each of the three defenders. A lone taker wins or loses four shares. The columns add up to zero.",
  "fft-appel":
    "With five players, before the chien is turned, the taker calls a king, even one in hand; with all four kings, a queen may be called. Whoever holds the called card is the partner and does not say so. In the first trick the called suit may not be led, except with the called card itself.",

  // GameDuell.
  "gd-contrats": "The garde doubles the total, the garde sans multiplies it by 4 and the garde contre by 7.",

  // The five-player victory-point table.
  "vp-points": "King and bouts 4½ points, queen 3½, knight 2½, jack 1½, other cards ½: 91 points in all.",
  "vp-cibles": `Points needed to win: ${VP.targets[0]} without a bout, ${VP.targets[1]} with one, ${VP.targets[2]} with two, ${VP.targets[3]} with three.`,
  "vp-primes": `Poignée, ${VP["poignee-trumps-5"].simple} trumps shown before playing one’s first card: ${4 * VP.poignees.simple} to the holder, −${VP.poignees.simple} to each of the others. Double, ${VP["poignee-trumps-5"].double} trumps: ${4 * VP.poignees.double} and −${VP.poignees.double}. Triple, ${VP["poignee-trumps-5"].triple} trumps: ${4 * VP.poignees.triple} and −${VP.poignees.triple}. Misère of trumps, neither trump nor Excuse, and misère of court cards, neither court card nor bout: ${4 * VP.misere} and −${VP.misere}.`,
  "vp-excuse":
    "When the Excuse is played its owner takes it back and gives another card worth ½ from the tricks won; it is therefore lost to a chelem that succeeds.",
  "vp-derniere": "The Excuse played as the last card is lost: it is no longer an Excuse.",
  "vp-petit-sec": "With the 1 of trumps as the only trump, and without the Excuse, the cards are dealt again at once.",
  "vp-couper": "A player without the suit led must ruff, and overruff if the trick has been ruffed already.",
  "vp-monter": "When trumps are led, one must play a higher trump if possible.",
  "vp-table":
    "The table gives two numbers for each result, one for the two attackers and one for the three defenders: 15, 30, 60, 120, 240 or 480 by the bid, from petite to chelem, plus 15 a row (5, 15, 25, 35, 45); each defender has two thirds of it with the opposite sign.",

  // The whist, Le Mexicain.
  "mex-mise":
    "Only the 22 trumps are played with, the Excuse included. The other cards are sorted by suit, and the 14 cards of one suit are each player’s starting stake.",
  "mex-donne":
    "Each dealer deals six times, then the left-hand neighbour does. 5 cards each, then 4, 3, 2 and 1; last comes a deal of one card that players do not look at: they turn it round so that everyone sees it but themselves.",
  "mex-but": "The aim is to say exactly how many tricks one will take, so as not to give up cards of one’s stake.",
  "mex-annonces":
    "The player on the dealer’s left speaks first and says how many tricks they expect to take, and so on round to the dealer. The dealer may not say the number that would make the bids add up to the tricks to be played.",
  "mex-jeu":
    "The first to lead is not the player on the dealer’s left but the next one. Nobody has to go higher: any card may be played. The strongest card takes the trick, and whoever takes it leads again.",
  "mex-excuse": "Whoever plays the Excuse says its value: 0, the weakest card, or 22, the strongest.",
  "mex-penalite":
    "If the tricks equal the bid, nothing happens. With more tricks or fewer, the player removes from the stake as many cards as the difference between the bid and the tricks.",
  "mex-fin": "The game stops when a player has no card left in the stake. The winner is the one with the most cards left.",

  // Rulings: tarot at three, four and five.
  F1: `Ruling: the garde contre counts × ${FFT.multipliers["garde-contre"]}, because the federation’s rules (p. 8) and every scoring program consulted say ${FFT.multipliers["garde-contre"]}; only GameDuell’s text says 7. The table may choose other multipliers.`,
  F2: "Ruling: the Petit au bout belongs to the side that wins the last trick, whatever the result of the deal and whoever played the Petit, because the federation’s rules (p. 7) say so.",
  F3: `Ruling: the Petit au bout is multiplied by the contract’s multiplier, because the federation’s rules (p. 7) count ${FFT.petit} times that multiplier. The table may choose a flat ${FFT.petit} points.`,
  F4: `Ruling: a poignée is worth ${any(FFT.poignees)} points and goes to the side that wins the deal, even if the other side showed it, because the federation’s rules (p. 7) say so. The table may choose other amounts, or a personal prime.`,
  F5: "Ruling: the Excuse played to the last trick goes to the other side, even when its own side wins that trick, because the federation’s rules (p. 4) say that it changes sides. The table may give it to whoever wins the trick.",
  F6: "Ruling: the Excuse led to the last trick by a side that has won all the others wins that trick and stays, which makes 91 points; the Petit is then au bout one trick earlier. This is the exception the federation’s rules (p. 6) make for the chelem.",
  F7: "Ruling: when the attack makes a chelem without holding the Excuse, the Excuse stays with the defence and counts 4 points there (87 points to the attack with two bouts), because the defence has no trick from which to give the half point back (federation’s rules, p. 8). The table may give the Excuse to the attack.",
  F8: `Ruling: a chelem announced and missed costs ${FFT.slams.missed} points even if the contract is made, and the total may become negative, because the federation’s rules (p. 6) take them off the total.`,
  F9: `Ruling: if the attack announced a chelem and the defence takes every trick, the attack pays ${FFT.slams.missed} for its announcement and another ${FFT.slams.made} for the defence’s chelem, because the rules state two independent clauses. The case is extremely rare and the reading uncertain: the table may count ${FFT.slams.made} only once.`,
  F10: `Ruling: with three and five players the half point is rounded before the ${FFT.base} points are added, because it always goes to the winning side: 40½ against 41 is down by one, 41½ is made by one. The table may count the exact half point, or call a deal lost by a half point void.`,
  F11: "Ruling: with four players a half point is refused, because each pile holds an even number of cards and so comes out whole. One exception: the Excuse played to the last trick, gone to the other side although its own won that trick; the deal then says so, and the half point is rounded.",
  F12: "Ruling: with five players a lone taker wins or loses four times a defender’s share, because the federation’s rules (p. 12) give the taker all of it.",
  F13: "Ruling: if the Excuse is led to the first trick, the ban on leading the called suit passes to whoever sets the suit, because that is the usual practice; the rules are silent. The table may lift the ban in that case.",
  F14: "Ruling: whoever holds nothing but the called suit, without the called card, leads freely, because there must always be a card to play. With the Excuse or any other card in hand the ban stands, and that is the card to lead.",
  F15: "Ruling: when the called card is a queen, the king of that suit may not be led to the first trick, because the ban is on the suit of the called card.",
  F16: "Ruling: with four kings the taker may call a queen but need not, because the federation’s rules (p. 12) say that it is allowed.",
  F17: "Ruling: a called queen or knight found in the chien may be discarded, and the taker plays alone, because only kings and bouts are barred from the écart. The table may forbid it.",
  F18: `Ruling: misères are not played, because the federation’s rules do not know them. The table may play them: ${FFT.misere} points paid by each of the others, not multiplied, or another value, multiplied by the contract, with or without the Excuse.`,
  F19: "Ruling: the pousse (or pouce) is not played, because the federation’s rules do not know it. The table may play it, between petite and garde.",
  F20: "Ruling: after a misdeal the same person deals again and may not bid; after a Petit sec, or when everybody passed, the next person deals. The federation’s rules (p. 5) tell these cases apart.",
  F21: "Ruling: when everybody passes, the next person deals, because the federation’s rules say so. The table may play a misère instead, everyone for themselves.",
  F22: "Ruling: a result that is possible but unlikely is accepted with a warning: above 77½ points without a bout, outside 4½ to 82 with one, outside 9 to 87 with two, under 13½ with three; a chelem by the attack counts only 91 points with three bouts or 87 with two, less the chien in a garde contre. This is the arithmetic of the 91 points.",
  F23: "Ruling: a defender does not announce a chelem, because the texts do not say clearly who may. The table may allow it.",
  F24: "Ruling: tarot is played counter-clockwise, because the federation’s rules (p. 4) say so, and tarot décalé clockwise, because its own rules say so. The whist goes round by the left.",

  // Rulings: GameDuell's text against the federation's rules.
  G1: `Ruling: GameDuell multiplies the garde contre by 7; the federation’s rules say ${FFT.multipliers["garde-contre"]}, and ${FFT.multipliers["garde-contre"]} is the default, because every scoring program consulted follows them. The GameDuell edition keeps the 7.`,
  G2: "Ruling: following suit is enough, without going higher, because the higher card of the suit led that GameDuell asks for is an error: one goes higher only in trumps.",
  G3: "Ruling: ruffing and overruffing are duties, because the federation’s rules demand them, where GameDuell writes that players may.",
  G4: "Ruling: the Excuse returns to its side’s pile of tricks against a low card, because the federation’s rules say so; it cannot go back into its owner’s hand.",
  G5: "Ruling: the Excuse played to the last trick changes sides and wins only in a chelem, because the federation’s rules say so; GameDuell only speaks of the Excuse led after 17 tricks won.",
  G6: `Ruling: the Petit au bout counts ${FFT.petit} points times the multiplier, because the federation’s rules provide for it; GameDuell does not mention it.`,
  G7: `Ruling: a poignée shows exactly ${any(FFT["poignee-trumps-4"])} trumps and more may be kept hidden, because the federation’s rules say so; GameDuell’s 10 to 12 trumps make the same levels.`,
  G8: "Ruling: a poignée goes to the winning side and a chelem to the side that makes it, because the federation’s rules say so; GameDuell adds or subtracts without saying for whom.",
  G9: "Ruling: with four players the taker wins or loses three times a defender’s share and the columns add up to zero, because the federation’s rules say so; GameDuell does not.",
  G10: `Ruling: ${FFT.base} points plus the difference from the contract are counted, because the federation’s rules say so; GameDuell’s wording could be read as 25 plus all the card points.`,
  G11: "Ruling: a trump may be discarded if there is no other way, and it is shown, in a petite as in a garde, because the federation’s rules allow it; GameDuell bars every trump and speaks only of the garde.",
  G12: "Ruling: a Petit sec cancels the deal only without the Excuse in hand, because the federation’s rules say so; GameDuell leaves that out and lists it as a misdeal.",
  G13: "Ruling: after a misdeal the same person deals again and may not bid, because the federation’s rules say so; GameDuell makes the next dealer deal.",
  G14: "Ruling: only the first and last card of the pack are kept out of the chien, because the federation’s rules say so; GameDuell excludes the first three and the last three.",
  G15: "Ruling: four players play one against three, and three, four or five may play, because GameDuell’s teams of two, its 3 to 9 players and its names for the court cards are not those of the game; they are ignored.",
  G16: "Ruling: with three and five players the federation’s rules apply, because GameDuell allows those numbers without giving their rules.",
  G17: "Ruling: whoever announces a chelem leads, because the federation’s rules say so; GameDuell is silent.",

  // Rulings: the five-player victory-point table.
  V1: "Ruling: each row of the table starts at the number printed: 0 to 4½ points ahead is Just made, 5 to 14½ the row +5, 15 to 24½ the row +15, and the same for losses (−½ to −4½ is Lost), because it is the only reading with equal steps around zero. The table may move up to the next row instead.",
  V2: "Ruling: half points are compared as they are: 4½ ahead is still Just made, −½ is Lost, because the table counts in halves and mentions no rounding. The table may round first, as the federation does.",
  V3: "Ruling: beyond a difference of 45 points the last row applies, because nothing is written further on. The table may add 15 for every 10 points.",
  V4: "Ruling: the missing pousse rows from +15 to +45 are 60 and −40, 75 and −50, 90 and −60, 105 and −70, because the pattern of the table and the printed pousse losses force them.",
  V5: "Ruling: the words for the pousse and for a lost deal, printed a row or two too high or too far left, are put back in their place, because the run of the numbers shows where they belong.",
  V6: "Ruling: when the taker plays alone against four, each defender keeps the number of the row and the taker takes their sum (petite, just made: 40 and −10), because the deal then adds up to zero in whole numbers. The table may give the taker two shares, spread over the four.",
  V7: "Ruling: the partner scores the same as the taker, because the table gives one figure for the two attackers. The table may split it two thirds to one third, as the federation does.",
  V8: "Ruling: the partner is whoever holds the called king, as in five-player tarot, because the text does not say how a partner is found. The table may choose its own way: the sheet only records who it is.",
  V9: `Ruling: a poignée is worth ${any(VP.poignees, 4)} to its holder and costs ${any(VP.poignees)} to each of the others, the partner included, whatever the result, because the table gives one number to the holder and another to the others. The table may count it for the winning side, as the federation does.`,
  V10: "Ruling: only the highest poignée of a hand counts, because ten trumps always contain eight.",
  V11: "Ruling: the Excuse counts as a trump in the poignée if no trump is hidden, because the federation’s rules (p. 7) say so. The table may exclude it.",
  V12: "Ruling: a misère of trumps is a hand with neither trump nor Excuse; a misère of court cards, a hand without king, queen, knight, jack or bout. It is shown before the first card, by the taker after the écart, because that is when a poignée is shown. The table may choose its value and count the hand before the chien.",
  V13: "Ruling: there is no Petit au bout, because the text does not mention it. The table may add it: 15 points, like one row of the table.",
  V14: "Ruling: a chelem bid and made is always in the row +45 (555 and −370), because the attack then has 91 or 87 points and is at least 46 above its contract.",
  V15: "Ruling: a chelem bid and missed is Lost (−480 and 320) even if the points suffice, because it is a contract of tricks, lost with the first trick lost; if points are missing too, the row of the shortfall applies. The table may choose otherwise.",
  V16: "Ruling: a chelem made without having been bid earns nothing more, because the text does not mention it. The table may give it a prime.",
  V17: "Ruling: the Excuse played as the last card goes to whoever wins the trick, because the text says it is no longer an Excuse: it is an ordinary card. The table may let it change sides, as the federation does.",
  V18: "Ruling: in its own side’s chelem the Excuse played last stays and wins, as in the federation’s rules, because otherwise a lone taker holding it could never make one.",
  V19: "Ruling: the defence’s Excuse is lost to a chelem that succeeds and counts 4½ points for the attack, because the text says so; the federation leaves 4 points to the defence. It is part of this edition.",
  V20: "Ruling: whoever plays the Excuse before having a trick owes the card of exchange and gives it later, because the federation’s rules (p. 8) provide for it.",
  V21: "Ruling: bidding, a passed deal, the size of the chien and the écart follow the federation’s five-player tarot, because the text is silent.",
  V22: "Ruling: a Petit sec cancels the deal and the next person deals, because dealing again at once means the same as in the federation’s rules.",

  // Rulings: tarot décalé.
  D1: "Ruling: whether a solo bet is won or lost, each of the others scores their own card points, because that is the basic rule and only the partnership bet puts the losers at zero. The table may give the others 0 when the bet is won.",
  D2: "Ruling: to win a bet one needs more points than each of the others; a tie loses, because more means strictly more and everyone plays for themselves. The table may compare with the sum of the others, or cancel gain and loss in a tie.",
  D3: "Ruling: when both sides have the same points the bet is lost, because winning it takes more points than the other three together. The table may void the bet: everyone then scores their own side’s sum.",
  D4: "Ruling: after a tied trick the same person leads again, any card of any suit, because nobody won the lead and the second trick is a trick like any other. The table may keep the suit led, or let the first tied player lead.",
  D5: "Ruling: a tie can happen again at any number of players, and the pile carries over, because each school has three Profs and four Élèves of equal strength; the two players of the rules are only an example.",
  D6: "Ruling: if the last trick is tied after other tied tricks, all of them are set aside and count for nobody, because nobody won them. The table may give them to the winner of the trick before.",
  D7: "Ruling: the Excuse counts as a trump for “Trop cool” and prevents “C’est la loose”, because the box counts 14 trumps with it. The table may choose otherwise.",
  D8: "Ruling: a trump prevents a tie: only the highest cards of the suit led can be tied, when no trump is in the trick, because every trump is unique.",
  D9: "Ruling: in the partnership bet a prime is personal and enters neither the side’s sum nor the comparison, because the rules give it to its owner and compare the partners’ cards. The table may choose otherwise.",
  D10: `Ruling: a prime is kept even when the bet is lost (−${BOX.diplomas.brevet} and ${PRIMES.loose} make −${BOX.diplomas.brevet - PRIMES.loose}), because primes are earned whether players win or lose.`,
  D11: "Ruling: no primes with two or three players, because the rules keep them for four or five. The table may allow them.",
  D12: `Ruling: “Trop cool” takes ${BOX["trop-cool"][4]} trumps with four players and ${BOX["trop-cool"][5]} with five, because the rules give that list after writing 5 or 6.`,
  D13: "Ruling: several primes of one player add up, because nothing speaks against it.",
  D14: "Ruling: if the Petit is captured in the last trick, nobody scores the bout du bout, because the Petit has to win that trick. In the federation’s tarot the other side would score.",
  D15: "Ruling: the bout du bout goes to whoever plays the Petit, because, with the Petit winning the trick, its owner and the winner are the same person.",
  D16: "Ruling: if the trick before last is tied and the Petit wins the last, the bout du bout counts, because it is indeed the last trick.",
  D17: "Ruling: the Excuse played to the last trick is kept with its 5 points, because its owner always keeps it. The table may let it be lost in the last trick.",
  D18: "Ruling: no card is given in exchange for the Excuse, because the rules mention none and points are whole. The table may ask for an exchange.",
  D19: "Ruling: the Excuse played to a tied or discarded trick stays with its owner, because it cannot be captured.",
  D20: "Ruling: one must play a trump higher than the highest in the trick, because the last trump played may be a lower one that could not go higher.",
  D21: "Ruling: a player who ruffs and cannot overruff plays a trump all the same, because the rules forbid a card of another suit to whoever can play a trump.",
  D22: "Ruling: a player whose only trump is the Excuse need not play it, because it is played at any time, like a joker.",
  D23: "Ruling: repeating a diploma already announced changes nothing, because the first to offer the highest diploma is the bettor.",
  D24: "Ruling: one round of betting, each player speaks once, because a player who passes leaves it to the next. The table may play several rounds.",
  D25: "Ruling: when nobody bets the same dealer deals again, because the cards are gathered and dealt again and nobody else is named. The table may pass the deal to the next person.",
  D26: "Ruling: after a deal the next person clockwise deals, because that is the direction of play and the rules are silent. The table may choose otherwise.",
  D27: "Ruling: one may not call a Proviseur in one’s own hand, because the rules promise a partner and two against three. The table may allow it: it is then a secret solo bet.",
  D28: "Ruling: whoever holds all four Proviseurs plays a solo bet, because there is nobody to call.",
  D29: "Ruling: with five players one may bet without calling a Proviseur, because the rules say that help may be asked for.",
  D30: "Ruling: the called school may be led from the first trick, because nothing forbids it here. The table may forbid it.",
  D31: "Ruling: when a partnership bet is lost the partners’ cards count 0 and each loses the whole diploma, because the rules deduct it from each of the two.",
  D32: "Ruling: the winners each score their side’s whole sum, and the deal does not add up to zero, because the rules give those points to each of them.",
  D33: "Ruling: a total may be negative, because the rules go on counting below zero.",
  D34: "Ruling: if several reach the target in the same deal, or at the agreed time, the highest total wins; equal totals share the win, because the rules are silent. The table may play an extra deal.",
  D35: "Ruling: the highest card drawn names the first dealer; an Excuse or a tie draws again, as the rules say. With the federation the lowest card deals.",
  D36: "Ruling: after a tie everyone always has as many cards as the others, because everybody plays to the extra trick.",
  D37: "Ruling: two players may bet but have no primes, because the bets name no number of players and the primes do.",

  // Rulings: the whist.
  W1: "Ruling: two to four players, best with four, because the four suits of 14 cards are the stakes and five players would need 25 cards of 22. The table may play with five, starting at 4 cards and with written stakes.",
  W2: "Ruling: the second player on the dealer’s left leads, because the rules say the one after the first to speak. The table may let the first player on the left lead, as in ordinary whist.",
  W3: "Ruling: with two players the dealer leads, because the one after the first to speak is the dealer.",
  W4: "Ruling: the number forbidden to the dealer is forbidden with one card and in the blind deal too, because the rules make no exception. The table may allow it in the blind deal.",
  W5: "Ruling: a player loses one card for each trick above or below the bid, because the rules give the example of a bid of 1 and 3 tricks costing 2 cards. The table may remove a single card for any miss.",
  W6: "Ruling: a stake does not go below 0, because nobody can give up cards they no longer have. The table may count below 0, to break ties.",
  W7: "Ruling: if several stakes reach 0 together the game ends; players with equally many cards left share the win, because the winner is the one with the most left. The table may play an extra deal.",
  W8: "Ruling: the game ends after the deal in which a stake reaches 0, even in the middle of a series, because the rules stop it when a player has no card left. The table may finish the dealer’s six deals, or the full round of dealers.",
  W9: "Ruling: in the blind deal, whoever turns up the Excuse says 0 or 22 when their turn comes, because the one who plays it says its value. The table may fix its value at 0 or at 22.",
  W10: "Ruling: a bid is between 0 and the number of tricks to be played, because the rules’ “or more” only means above the forbidden number.",
  W11: "Ruling: in the blind deal the cards are turned up in turn, starting with the usual first leader, because the rules are silent; the order only matters for the Excuse.",
  W12: "Ruling: a trick is never tied, because the 22 cards have 22 different strengths, with the Excuse at 0 or at 22.",
  W13: "Ruling: any card may be played, with no duty to go higher or to keep the Excuse, because the rules only ask to play.",
  W14: "Ruling: cards not dealt stay hidden and are shuffled again for each deal, because the dealer takes back all the cards, shuffles and deals.",
  W15: "Ruling: a bid once spoken stands, because that is the usual practice.",
  W16: "Ruling: each dealer deals six times, then the person on the left does, because the rules say so. The table may change the dealer at every deal.",

  // Rulings about the sheet itself.
  T1: "Ruling: a proven fault or a disputed deal carries no penalty by itself, because the rules write none. In French tarot the Code d’arbitrage of 2012 provides some (CA1 to CA38): it is proposed, and never applied by itself. The table decides, and its decision is added to the deal as a line of its own, with its reason.",
  T2: "Ruling: every seat has a name and no two names can be taken for each other, because a column must say whose it is.",
  T3: "Ruling: a deal has one place in the sheet and only one, because totals and dealing follow the order of the deals.",
  T4: "Ruling: a correction, a cancellation or a dispute says which deal it is about and erases nothing, because what was noted before must always remain readable.",
  T5: "Ruling: a game that has ended takes no further deal until it is resumed, because its result has been announced; what is noted in it can still be corrected.",
  T6: "Ruling: what enters the sheet has a known form and size, because every phone at the table must be able to read it.",
  T7: "Ruling: in tarot décalé, after a misdeal the same dealer deals again, because the rules in the box do not say and nobody has played.",
  T8: "Ruling: when two phones note the same deal differently, both versions stay in view until the table chooses, because the last to arrive is not right for that reason.",
  T9: "Ruling: a request that the rules do not understand is refused with its reason, because guessing would be inventing a rule.",
  T10: `Ruling: when everybody passes and the table plays the vachette, it is each for themselves; the chien is left alone and goes to whoever wins the last trick. The most points lose ${FFT.vachette.most}, the next ${FFT.vachette.next}, and the fewest win ${FFT.vachette.next} and ${FFT.vachette.most} (${FFT.vachette.most} and 0 with three players); equal players share their places. The federation does not know this game and tables differ: this is the simplest count that adds to zero. The table may change the amounts.`,
  T11: "Ruling: the pousse, where it is played, counts × 1½, because it stands between the petite (× 1) and the garde (× 2). The table may choose another multiplier between the two.",
  T12: "Ruling: in tarot and at the victory-point table the game ends when the table decides, or when a total reaches the agreed number, because the texts say nothing; the highest total wins.",
  T13: "Ruling: a sheet counts in a season when it says so itself, with who sits in each seat. The season must be running and count this game, the evening must be of one of its days, and nobody sits in two seats, because a result counts once and for the right person. A season that has ended keeps its sheets: none comes in and none goes out, and deals noted or put right on them afterwards count, because the sheet was there. Its dates do not change if an evening would be left outside.",
  T14: "Ruling: the points of an evening are those its game ranks by: the total of the sheet, disputed deals included as long as the table has not ruled, and in the Mexicain the cards left in the stake, because its text gives the win to the most cards left. The average per deal counts what each deal wrote: in the Mexicain, the cards lost. An evening that nobody has ended counts by its totals as they stand, for its points, its places and its wins, because a table that forgets to say so must not lose its own.",
  T15: "Ruling: equal totals share the better place and the next one stays empty, because nothing in the evening separates them; the points of those places are added up and divided between them. Everybody counts for places, even those who are not of the club.",
  T16: "Ruling: with fewer evenings than the club asks for, one stays in the table without a rank, because a few evenings do not compare with a season; those evenings count for the others. What an evening is, T28 says since 22 November 2026; it was a sheet. Guests are ranked or not, as the club chooses, in the same way.",
  T17: "Ruling: when only the best evenings count, they are those worth most in the count the club has chosen, and the others stay in view, because an evening missed must not cost more than a bad one. Of evenings worth as much, the shorter is kept, then the first. What the club adds or takes away always counts.",
  T18: "Ruling: ties are broken by the rules the club has chosen, in their order, among the tied people alone, and the table says which one decided. They look at all the evenings, even when only the best count, and never at points added; among more than two, head to head and last evening are balances, where two who never sat at one table count 0; head to head compares at the tables that both sat at, last evening the last one where both were, at one table or another. The evenings of one day follow each other in the order of their names. If none decides, the rank is shared, because one more order would be invented.",
  T19: "Ruling: when a season has a correction period, it runs from the moment the server received the first deal of the sheet in the season, because the clock of a phone proves nothing; a sheet that leaves and comes back does not start it again. After that the evening no longer moves: what a correction changes becomes dated points, which count in totals and averages, never in places or wins, and it goes to no other season nor to another evening. Each table has its own period: a sheet received later enters the evening. A period that is changed holds for the whole season, its past included.",
  T20: "Ruling: the rating ranks each whole evening, each for themselves, by the totals, because a deal of one against four does not measure five people. Only people of the club enter it, on evenings when two of them at least are there. It is shown from eight such evenings on, less three times its uncertainty, and can always be computed again from the log.",
  T21: "Ruling: two names that are one person are added up when read and come apart in the same way, and nothing is erased. Two names that sat at one table are not merged, because they are then two people.",
  T22: "Ruling: a season adds up several games only if the club has named them, because their points are not worth the same. What the club adds or takes away by hand is dated, has its reason, and counts with points or place points, never with wins.",
  T23: "Ruling: a gap between two people’s averages per deal is called greater than chance when it exceeds twice the sum of their standard errors, with thirty deals at least each, rows of paper left out, because a smaller gap often comes between equals, and deals played together allow nothing narrower.",
  T24: "Ruling: the log of a club only grows: a name changes, a season ends, an addition is withdrawn by a new entry, because what held before must remain readable. Those who play add people; the rest belongs to those who run the club.",
  T25: "Ruling: a deal is confirmed from the phone of somebody of the other side than whoever noted it, or of anybody else where each plays alone, because nobody is their own witness. A correction voids the confirmation; a confirmation ends a dispute. The table says whether it asks for any.",
  T26: "Ruling: a row of a paper sheet of which only the points are known is carried over as it stands, without contract or sum, because to guess the deal would be to invent it. It counts in the totals and moves the dealer on by as many deals as it sums up; it says nothing of who takes or what is made. Where a deal adds up to zero, so does it. A dash is somebody who did not play it, if those who are left make a table of the game; a zero otherwise. An evening of before of which only the totals are left, of any number of people and whatever their sum, counts for points, presence and places, and for nothing else: no deal, contract, partner, opponent or rating, because nobody knows who sat at which table.",
  T27: "Ruling: the best evening of a season, the worst one and the biggest win are told from three evenings on, because before that there is nothing to beat, and whoever sets a record keeps it until it is beaten. The biggest win is measured over the second of the evening, or of the table where places are taken table by table, if that person is of the club. A shared win makes a streak longer, and an evening missed breaks only a presence. A passed deal or a misdeal is no deal, unless the table gave it points.",
  T28: "Ruling: since 22 November 2026, in place of T16, an evening is a day of the club with all its tables, and a name where there are two in the day, because nobody comes twice on one night. Who sits at several tables adds their sheets up and has one place, among everybody; the club may choose table by table, and the place is then that of the table at which one played the most deals, two sheets of the same people being one table. To meet is to sit at one table. Somebody who is not of the club is the same person from table to table under the same name. A sheet moves to another evening as long as its own may change. A season ended before this ruling keeps the standings that it had, sheet by sheet, unless it is reopened.",
  T29: "Ruling: since 22 November 2026, those who manage the club manage the sheets that count for it, because no table answers alone for a result that is everybody’s; joining a season says so. A phone that the club shut out adds nothing more to a sheet that counts for it, neither a deal nor a correction nor leaving it: what it notes is refused and stays on it, and both sides read why.",
  T30: "Ruling: a draw seats everybody once, at tables that differ by one person at most, because nobody came to look on. By lot, any seating is as likely as another. By strength, the order is that of the standings, and whoever has no rank there comes after, by lot. To meet nobody again is to pick among the seatings in which people least often sit with somebody they met on the season’s last five evenings, this one included; to meet is to sit at one table, and a pair that met twice counts twice. The first person of each table deals. Anybody may then be moved: what is written is what was played.",
  T31: "Ruling: a deal cancelled after others were dealt was dealt too. It no longer counts, but the turn stays as it was played: who deals, who sits out and, in Le Mexicain, the number of cards of those that follow. The last deal, cancelled, never was, and the next one takes its place, because it is dealt again. A sheet on which a deal was cancelled before 26 November 2026 keeps the turn that it had.",
  "T-places":
    "Ruling: a sheet has people, from two to ten, and each deal says who played it, in the order of play, and who dealt, because people arrive, leave and change places during an evening. A deal that does not say was played by the seats of the opening. It is scored by the number of people who played it, by the same game, edition and table rules; a game that is not played at that number refuses it. Nobody is in it twice, nor after leaving. Whoever did not play a deal has a dash, not a zero, and averages count only the deals one played. Somebody who did not play a deal may confirm it, being of neither side.",
  "T-mort":
    "Ruling: the deal goes round all the people who are present, in their order. When they are more than the seats, the dealer sits out, because that is the custom and it comes to each in turn; if more must sit out, it is those who have played longest without a break, and of equals the nearest before the dealer, because they will be the last to deal. A deal to be dealt again is dealt to the same people. A dealer who does not play leaves the first bid and the lead to the first person sitting after, and has no bid to lose after a misdeal. There are as many seats as at the opening, or as the table has said since, and when people are missing the largest number that the game allows. All of this is proposed: the table may seat whom it likes and have anybody deal, and the round goes on from there.",

  // Arbiters and halls.
  ...code,
  ...hallArticles,
};

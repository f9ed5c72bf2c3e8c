/** Who is who: the names of a file's evenings are compared with the people of the club. */
import { expect, it } from "vitest";
import { aPlayer } from "../club/club.fixture";
import { bodyOf } from "./body";
import { planHistory, undecided } from "./plan";
import { CHOICES, CLUB_OF_THREE as CLUB, idOfWords as idOf, knownClub as known, readPast as read } from "./plan.fixture";

it("names in any case and order find their members; new ones are written as names are", () => {
  const plan = planHistory(read("Date;NORA;MARTIN Hugo;DUPONT jean-marc;2. léa *\n01/10/2026;1;2;3;-6\n"), known(), CHOICES);
  expect(plan.names.map(({ written, name, status }) => [written, name, status])).toEqual([
    ["NORA", "Nora", "known"],
    ["MARTIN Hugo", "Hugo Martin", "known"],
    ["DUPONT jean-marc", "Dupont Jean-Marc", "new"],
    ["2. léa *", "Léa", "new"],
  ]);
});

it("a former name, or a merged player's, stands for that person", () => {
  const players = [aPlayer("n", "Nora", { formerNames: ["Norah B."] }), aPlayer("o", "Nono", { into: "n" })];
  const plan = planHistory(
    read("Date;norah b.;Nono;Zoé\n01/10/2026;1;2;3\n08/10/2026;4;;5\n"),
    known({ club: { ...CLUB, players } }),
    CHOICES,
  );
  expect(plan.names.map(({ of, status }) => [of?.id, status])).toEqual([
    ["n", "known"],
    ["n", "known"],
    [undefined, "new"],
  ]);
  expect(plan.doubled).toBe(1);
  expect([...(plan.seasons[0]?.evenings[0]?.scores.values() ?? [])].map(({ points }) => points)).toEqual([3, 3]);
});

it("a name near a member's is asked about", () => {
  const tables = read("Date;Paul;Nora\n01/10/2026;1;-1\n");
  const spelt = read("Date;Nora;Hugo Martn\n01/10/2026;1;-1\n");
  expect(undecided(planHistory(tables, known(), CHOICES), CHOICES).map(({ written, of }) => [written, of?.name])).toEqual([
    ["Paul", "Paule"],
  ]);
  const plan = planHistory(spelt, known(), CHOICES);
  expect(undecided(plan, CHOICES).map(({ written, of }) => [written, of?.name])).toEqual([["Hugo Martn", "Hugo Martin"]]);
  const same = { ...CHOICES, isSame: { "Hugo Martn": true } };
  expect(undecided(plan, same)).toEqual([]);
  expect(bodyOf(planHistory(spelt, known(), same), known(), same, "f", idOf)).toMatchObject({ columns: ["n", "h"], players: [] });
});

it("a person with two names in a file has the deals of both", () => {
  const players = [aPlayer("n", "Nora", { formerNames: ["Norah B."] })];
  const tables = read("Date;Donne;Nora;Norah B.;Zoé\n01/10/2026;1;5;;-5\n01/10/2026;2;;7;-7\n");
  const asked = known({ club: { ...CLUB, players } });
  expect(bodyOf(planHistory(tables, asked, CHOICES), asked, CHOICES, "f", idOf)?.evenings[0]).toMatchObject({
    points: [12, -12],
    deals: [2, 2],
  });
});

it("a name written last name first, with a comma, is turned round", () => {
  const plan = planHistory(read('Date;"Martin, Hugo";"DURAND, Léa"\n01/10/2026;3;-3\n'), known(), CHOICES);
  expect(plan.names.map(({ name, status }) => [name, status])).toEqual([
    ["Hugo Martin", "known"],
    ["Léa Durand", "new"],
  ]);
});

it("a file's name is cut at a hundred letters; without a name it is a dash", () => {
  const plan = planHistory(read("Date;Nora;Paule\n01/10/2026;1;-1\n"), known(), CHOICES);
  const source = (file: string) => bodyOf(plan, known(), CHOICES, file, idOf)?.source;
  expect([source("é".repeat(101)), source("")]).toEqual(["é".repeat(100), "–"]);
});

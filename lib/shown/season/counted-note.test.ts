import { describe, expect, it, test } from "vitest";
import { COUNTS, type Counting, TIE_BREAKS } from "#lib/season/club/counting";
import type { SeasonView } from "#lib/season/views";
import { season as en } from "#messages/en/season";
import { season as fr } from "#messages/fr/season";
import { noteOf } from "./counted-note";
import { seasonView } from "./season-view.fixture";

const GAMES = { tarot: "Tarot", decale: "Tarot décalé", vp5: "Points", whist: "Whist" };
const viewOf = (counting: Partial<Counting>, more: Partial<SeasonView> = {}): SeasonView => ({
  ...seasonView,
  adjustments: [],
  ...more,
  season: { ...seasonView.season, counting: { ...seasonView.season.counting, ...counting } },
});
const told = (counting: Partial<Counting>, more: Partial<SeasonView> = {}) => noteOf(viewOf(counting, more), fr, "fr", GAMES);
const textOf = (counting: Partial<Counting>, more: Partial<SeasonView> = {}) =>
  told(counting, more)
    .map(({ text }) => text)
    .join(" ")
    .replaceAll("\u202f", " ");

const [first, ...rest] = seasonView.standings as [SeasonView["standings"][number], ...SeasonView["standings"]];
const [newest, ...older] = seasonView.evenings as [SeasonView["evenings"][number], ...SeasonView["evenings"]];

it("a plain season's note tells its count and nothing else", () => {
  expect(textOf({ tieBreaks: [] })).toBe("Au total des points.");
});

describe("people without a rank, and why", () => {
  const few = { ...first, rank: null, why: "too-few-evenings" as const, figures: { ...first.figures, evenings: 2 } };
  const guest = { ...(rest[0] ?? first), rank: null, why: "guest" as const };
  it("are named with their number of evenings, where these are too few", () => {
    const text = textOf({ minEvenings: 3 }, { standings: [...rest, few] });
    expect(text).toContain(`Il faut 3 soirées pour avoir un rang. Pas encore de rang pour ${few.player.name} (2 soirées).`);
  });
  it("are named as guests", () => {
    const text = textOf({ guests: false }, { standings: [first, guest] });
    expect(text).toContain(`Les personnes invitées n’ont pas de rang : ${guest.player.name}.`);
    expect(textOf({ guests: false })).not.toContain("invitées");
  });
});

it("evenings of games that do not count are told by number and game", () => {
  const evenings = [{ ...newest, games: ["whist" as const], counted: false }, ...older];
  expect(textOf({}, { evenings })).toContain("1 soirée d’un autre jeu ne compte pas : Whist.");
  expect(textOf({}, { evenings, before: "2026-01-01,x" })).toContain("Au moins 1 soirée d’un autre jeu ne compte pas");
});

it("strangers to the club hold places and win, which is told where places count", () => {
  const won = { ...newest, players: newest.players.filter(({ place }) => place > 1) };
  const evenings = [won, ...older];
  expect(textOf({ by: "wins" }, { evenings })).toContain("dans 1 soirée, la première place est à quelqu’un hors du cercle.");
  expect(textOf({ by: "places" }, { evenings })).toContain("dans 1 soirée, des places sont à des personnes hors du cercle.");
  expect(textOf({}, { evenings })).not.toContain("hors du cercle");
});

test.each([
  ["total", "Seules les 3 meilleures soirées de chacun comptent ; les autres restent visibles."],
  ["evening-average", "La moyenne est celle des 3 meilleures soirées de chacun ; les autres n’y entrent pas."],
] as const)("the best evenings, by %s", (by, sentence) => {
  expect(textOf({ by, bestOf: 3 })).toContain(sentence);
});

test.each([
  ["total", "il s’ajoute aux points, sans déplacer ni place ni victoire."],
  ["places", "il ne déplace ni place ni victoire."],
] as const)("the correction period, by %s", (by, end) => {
  expect(textOf({ by, correctionDays: 7 })).toContain(`Passé 7 jours, une correction devient un changement daté : ${end}`);
  expect(textOf({ by })).not.toContain("Passé");
});

test.each([
  ["total", "sont dans le total"],
  ["deal-average", "s’ajoutent aux points avant la moyenne"],
  ["places", "s’ajoutent aux points de place"],
  ["wins", "ne comptent pas avec les victoires"],
] as const)("adjustments, by %s", (by, said) => {
  expect(textOf({ by }, { adjustments: seasonView.adjustments })).toContain(`Les ajustements du cercle ${said}.`);
  expect(textOf({ by })).not.toContain("ajustements");
});

describe("what separates equals", () => {
  it.each(["wins", "deal-average"] as const)("is not told where it repeats the count, %s", (by) => {
    expect(textOf({ by, tieBreaks: [by] })).not.toContain("À égalité");
    expect(textOf({ by, tieBreaks: [by, "evenings"] })).toContain("À égalité, le plus de soirées jouées.");
  });
  it("is told where it counts all evenings and the count only the best", () => {
    expect(textOf({ by: "wins", bestOf: 3, tieBreaks: ["wins"] })).toContain("À égalité, le plus de soirées gagnées.");
  });
  it("names the players whom it separated", () => {
    expect(textOf({})).toContain("Léa passe devant Zoé : soirées gagnées, 4 contre 1.");
  });
});

describe("a double tie says once what parts its people, or that nothing does", () => {
  const [lea, zoe, third, fourth] = [first, ...rest].map(({ player }) => player) as SeasonView["players"][number][];
  const id = (one: SeasonView["players"][number] | undefined) => one?.id ?? "";
  const apart = (
    ahead: typeof lea,
    over: typeof lea,
    mine: number,
    theirs: number,
    tied = 2,
    by: "wins" | "head-to-head" = "wins",
  ) => ({
    ...{ by, ahead: [id(ahead)], over: [id(over)], mine, theirs, tied },
  });
  const view = (decided: readonly (ReturnType<typeof apart> | null)[]) => ({
    standings: [first, ...rest].map((standing, i) => ({ ...standing, decided: decided[i] ?? null })),
  });
  const namesOf = (...people: (typeof lea)[]) => people.map((one) => one?.name);

  it("three people by one rule", () => {
    const text = textOf({}, view([apart(lea, zoe, 4, 2, 3), apart(zoe, third, 2, 1, 3)]));
    const [a, b, c] = namesOf(lea, zoe, third);
    expect(text).toContain(`${a} passe devant ${b} : soirées gagnées, 4 contre 2 ; ${b} devant ${c}, 2 contre 1.`);
    expect(text.split(" : soirées gagnées, ")).toHaveLength(2);
  });
  it("two ties by one rule; a balance among three is another sentence", () => {
    const two = textOf({}, view([apart(lea, zoe, 4, 2), null, apart(third, fourth, 2, 1)]));
    const [a, b, c, d] = namesOf(lea, zoe, third, fourth);
    expect(two).toContain(`${a} passe devant ${b} : soirées gagnées, 4 contre 2 ; ${c} devant ${d}, 2 contre 1.`);
    const balance = textOf({}, view([apart(lea, zoe, 2, 0, 3, "head-to-head"), apart(zoe, third, 0, -2, 3, "head-to-head")]));
    expect(balance).toContain(
      `${a} passe devant ${b} : bilan entre les joueurs à égalité, +2 contre 0 ; ${b} devant ${c}, 0 contre −2.`,
    );
  });
  it("two ranks that are shared", () => {
    const standings = [first, ...rest].map((standing, i) => ({ ...standing, rank: [1, 1, 3, 3, 5, 6][i] ?? 6, decided: null }));
    const [a, b, c, d] = namesOf(lea, zoe, third, fourth);
    const text = textOf({}, { standings });
    expect(text).toContain(`${a} et ${b} restent à égalité, ${c} et ${d} aussi : rien de ce que`);
    expect(text.split("rien de ce que")).toHaveLength(2);
  });
});

it("a running evening is said to count already", () => {
  const evenings = [{ ...newest, ended: false }, ...older];
  expect(textOf({}, { evenings, tonight: newest.day })).toContain(
    "La soirée du 10 mars est en cours : ses points comptent déjà.",
  );
  expect(textOf({}, { evenings })).not.toContain("en cours");
});

const EVERYTHING = COUNTS.flatMap((by) => [null, 1, 4].map((bestOf) => ({ by, bestOf })));
test.each(EVERYTHING)("everything at once reads in both languages: $by, best $bestOf", ({ by, bestOf }) => {
  const counting = {
    by,
    bestOf,
    correctionDays: 1,
    minEvenings: 2,
    guests: false,
    tieBreaks: TIE_BREAKS,
    games: ["tarot", "vp5"] as const,
  };
  for (const [t, lang] of [
    [fr, "fr"],
    [en, "en"],
  ] as const) {
    const sentences = noteOf(viewOf(counting, { adjustments: seasonView.adjustments }), t, lang, GAMES);
    for (const { text } of sentences) expect(text).toMatch(/^[A-ZÀÉ0-9].*\.$/);
  }
});

it("points by hand that were taken back are not told", () => {
  const [one] = seasonView.adjustments;
  const made = { ...one, withdrawn: null } as unknown as SeasonView["adjustments"][number];
  const back = { ...made, withdrawn: { event: "w", at: "2026-03-01T20:00:00Z" } } as unknown as typeof made;
  expect(textOf({}, { adjustments: [made] })).toContain("sont dans le total");
  expect(textOf({}, { adjustments: [back] })).not.toContain("sont dans le total");
});

it("a running evening of a game that does not count is not told", () => {
  const going = { ...newest, ended: false, day: seasonView.tonight };
  const text = textOf({}, { evenings: [going] });
  const other = textOf({}, { evenings: [{ ...going, counted: false, games: ["whist"] }] });
  const [said] = fr.ongoing(1, "X").split("X");
  expect([text, other].map((one) => one.includes(String(said).replaceAll("\u202f", " ")))).toEqual([true, false]);
});

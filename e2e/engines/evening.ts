// This folder: an evening in WebKit and in Firefox.
import type { App } from "../app";
import type { Engine } from "./hand";
import { bareCurve, overlaps, slides, smears, takePicture } from "./layout";
import { Phone } from "./phone";
import { walk } from "./stops";
import { until } from "./until";

const FIVE = ["Nora", "Hugo", "Inès", "Paul", "Zoé"];
/** A garde of Inès with Paul, two bouts and 49 points: (25 + 8) × 2, twice for her, once for him (FFT12 p. 8-9). */
const GAIN = [-66, -66, 132, 66, -66];
const after = (deals: number) => GAIN.map((points) => points * deals);
/** Whether two values are equal when written as JSON. */
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export type Said = (what: string) => void;

/** An evening of five: two phones, a server that stops and returns, the season, the referee. `said` gets each part once it was seen. */
export async function playEvening(engine: Engine, app: App, said: Said, phones: Phone[]): Promise<void> {
  const phone = async () => {
    const made = new Phone(await engine.phone());
    phones.push(made);
    return made;
  };
  const [nora, luc] = [await phone(), await phone()];
  await openSheet(nora, app);
  await note(nora, 1);
  await note(nora, 2);
  said("a sheet is opened by its names and two deals are noted");
  // In CI the fonts are different, so there only checks run that do not depend on a font.
  if (!process.env.CI) mustBe("rows keep apart", await nora.run<string[]>(overlaps), []);
  mustBe("the sheet does not slide sideways", await nora.run<number>(slides), 0);
  mustBe("rows are 46 px high", await heights(nora), [46, 46]);
  said("rows of five players keep apart, 46 px each");
  await nora.run(bareCurve);
  const picture = (await nora.picture()).toString("base64");
  await until(() => nora.run<boolean>(takePicture, picture), "the page's own picture");
  mustBe("the curve ends in dots", await nora.run<string[]>(smears), []);
  said("the curve ends in dots");

  await luc.go(await linkOf(nora, app));
  await holds(luc, 2);
  await note(nora, 3);
  await holds(luc, 3);
  await note(luc, 4);
  await holds(nora, 4);
  said("two phones are live both ways");

  await nora.run(`navigator.serviceWorker.ready.then(() => Object.assign(window, { isKept: true }));`);
  await until(() => nora.run<boolean>("return window.isKept === true"), "the sheet, kept for when there is no network");
  await app.stop();
  await note(nora, 5);
  await nora.see("1 donne pas encore envoyée");
  await nora.run("location.reload();");
  await until(() => nora.run<boolean>("return window.isKept !== true"), "the page, reloaded");
  await holds(nora, 5);
  await app.start();
  for (const each of [nora, luc]) await each.run(`dispatchEvent(new Event("online"));`);
  await holds(luc, 5);
  await nora.see("tout est envoyé");
  said("without a server and back, nothing is lost");

  await judge(nora);
  said("the referee judges a trick");
  await season(nora);
  said("the season's standings are those of the evening");
  const seen = await walk(nora);
  mustBe("what hides a stop of the keyboard", seen.hidden, []);
  if (seen.stops < 60) throw new Error(`the keyboard stops ${seen.stops} times in a season`);
  said(`the season's ${seen.stops} stops of the keyboard are seen`);
}

async function openSheet(phone: Phone, app: App): Promise<void> {
  await phone.go(`${app.url}/fr/new`);
  await phone.choose("Jeu", "Tarot");
  for (const [i, name] of FIVE.entries()) {
    const field = `Joueur ${i + 1}`;
    await until(
      async () =>
        (await phone.is("field", field)) || ((await phone.taps("button", "Ajouter un nom")) && phone.is("field", field)),
      field,
    );
    await phone.write(field, name);
  }
  await phone.tap("button", "Ouvrir la feuille");
  await holds(phone, 0);
}

async function note(phone: Phone, number: number): Promise<void> {
  const isAsked = () => phone.is("group", "Contrat");
  const taker = new RegExp(`Noter la donne ${number}, prise par Inès$`);
  await until(async () => (await isAsked()) || ((await phone.taps("button", taker)) && isAsked()), "the form");
  await phone.choose("Appelé", "Paul");
  await phone.choose("Contrat", "Garde");
  await phone.choose("Bouts", "2");
  await phone.type(49);
  await phone.tap("button", `Enregistrer la donne ${number}`);
  await holds(phone, number);
}

/** Waits until the ledger has so many deals and their totals. */
const holds = (phone: Phone, deals: number): Promise<boolean> =>
  until(
    async () => (await phone.deals()) === deals && same(await phone.totals(), after(deals)),
    `${deals} deals and their totals`,
  );

/** The link that people copy by hand when the engine gives no clipboard. */
async function linkOf(phone: Phone, app: App): Promise<string> {
  await phone.run(`Object.defineProperty(navigator, "clipboard", { value: undefined });`);
  await phone.tap("button", "Partager");
  await phone.choose("Droit", "Noter");
  await phone.tap("button", "Copier le lien");
  const field = "Le lien, à copier à la main";
  const shown = (await until(() => phone.value(field), field)) ?? "";
  await phone.tap("button", "‹ Feuille");
  const { pathname, hash } = new URL(shown);
  return app.url + pathname + hash;
}

async function judge(phone: Phone): Promise<void> {
  await phone.tap("link", "Arbitre");
  await phone.choose("Entame", "Nora");
  await phone.choose("Couleur", "cœur");
  for (const card of ["8 de cœur", "9 d’atout", "3 de cœur", "2 de cœur", "5 d’atout"]) await phone.tap("button", card);
  await phone.see("On ne sait pas.");
  await phone.see("un cœur ou un atout au-dessus du 9");
  await phone.tap("link", "‹ Feuille");
  await holds(phone, 5);
}

async function season(phone: Phone): Promise<void> {
  await phone.tap("button", "Garder ces joueurs");
  await phone.write("Nom du cercle", "Les mardis");
  await phone.write("Nom de la saison", "Essai");
  await phone.tap("button", "Créer le cercle");
  await phone.tap("link", /^Les mardis/);
  await until(async () => same(await phone.run<string[]>(STANDINGS), ["Inès 660", "Paul 330"]), "the first two of the standings");
  mustBe("the season does not slide sideways", await phone.run<number>(slides), 0);
}

const STANDINGS = `
  const first = (cell) => cell?.firstElementChild?.firstChild?.textContent;
  const rows = [...document.querySelectorAll("table")].find((each) => each.getAttribute("aria-label") === "Classement" || each.caption?.textContent === "Classement")?.rows ?? [];
  return [...rows].slice(1, 3).map((row) => first(row.cells[1]) + " " + first(row.cells[row.cells.length - 1]));
`;

const heights = (phone: Phone): Promise<number[]> =>
  phone.run(
    `return [...document.querySelectorAll("main table.ledger tbody tr[data-deal]")].map((row) => Math.round(row.getBoundingClientRect().height));`,
  );

function mustBe(what: string, found: unknown, wanted: unknown): void {
  if (!same(found, wanted)) throw new Error(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
}

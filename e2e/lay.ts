import type { Page } from "@playwright/test";

/** Accessible names of the suits' keys; the first letter of a token is its suit. */
const SUITS: Readonly<Record<string, string>> = { S: "pique", H: "cœur", D: "carreau", C: "trèfle" };
const COURTS: Readonly<Record<string, string>> = { "11": "valet", "12": "cavalier", "13": "dame", "14": "roi" };

/**
 * Lays cards of the tarot pack, "H-8 T-9 EXC", as a thumb does: first the suit if another is shown, then the card; trumps are
 * always there. Answers the number of taps.
 */
export async function lay(page: Page, cards: string): Promise<number> {
  let taps = 0;
  const suits = page.getByRole("group", { name: "Couleur", exact: true });
  for (const token of cards.split(" ")) {
    const [letter = "", rank = ""] = token.split("-");
    const suit = letter === "T" ? "Atout" : SUITS[letter];
    const name = token === "EXC" ? "Excuse" : suit === "Atout" ? `${rank} d’atout` : `${COURTS[rank] ?? rank} de ${suit}`;
    if (suit && suit !== "Atout" && !(await suits.getByRole("radio", { name: suit }).isChecked())) {
      await suits.locator("label").filter({ hasText: suit }).click();
      taps += 1;
    }
    await page.getByRole("button", { name, exact: true }).click();
    taps += 1;
  }
  return taps;
}

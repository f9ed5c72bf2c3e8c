import type { Hand } from "./hand";
import { until } from "./until";

/**
 * Runs in the page: finds visible, enabled elements of the topmost page by role and name. A name is the source of a pattern, which
 * may match the whole name.
 */
const FIND = `
  const ROLES = { button: "button, summary", link: "a[href]", field: "input:not([type=radio], [type=checkbox]), textarea", group: "fieldset, [role=group]", label: "label" };
  const plain = (text) => (text ?? "").replace(/\\s+/g, " ").trim();
  const top = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const named = (each) => {
    const by = each.getAttribute("aria-labelledby");
    if (by) return plain(by.split(" ").map((id) => document.getElementById(id)?.textContent).join(" "));
    const own = each.getAttribute("aria-label") ?? each.querySelector(":scope > legend")?.textContent;
    return plain(own ?? (each.labels?.length ? each.labels[0].textContent : each.textContent));
  };
  const seen = (each) => each.getClientRects().length > 0 && !each.closest("[inert], #first-rows") && !each.disabled;
  const all = (role, name, within = top()) => {
    const called = new RegExp(name);
    return [...within.querySelectorAll(ROLES[role])].filter((each) => seen(each) && called.test(named(each)));
  };
`;
const ONE = `${FIND} return all(arguments[0], arguments[1])[0] ?? null;`;
/** The choice with exactly this name, or the first whose name contains it. */
const CHOICE = `${FIND}
  const choices = all("group", arguments[0])[0]?.querySelectorAll("label") ?? [];
  const exact = [...choices].find((each) => plain(each.querySelector("input").ariaLabel ?? each.textContent) === arguments[1]);
  const chosen = exact ?? [...choices].find((each) => plain(each.textContent).includes(arguments[1]));
`;
const FIGURES = `return [...document.querySelectorAll("main table.ledger thead button")].map((each) => each.querySelector("span:last-of-type").textContent.replace("−", "-").replace(/\\s/g, ""));`;

export type Name = string | RegExp;
const source = (name: Name) => (typeof name === "string" ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$` : name.source);

/** A phone whose parts are touched by their names; each action waits for what it needs. */
export class Phone {
  constructor(private readonly hand: Hand) {}

  go = (url: string): Promise<void> => this.hand.go(url);

  run = <T>(body: string, ...args: readonly string[]): Promise<T> => this.hand.run(body, ...args);

  tap = async (role: "button" | "link", name: Name): Promise<void> =>
    void (await until(() => this.taps(role, name), `${role} ${name}`));

  /** Taps at once if the element is there; false if it is not. */
  taps = (role: "button" | "link", name: Name): Promise<boolean> => this.hand.press(ONE, role, source(name));

  is = (role: "button" | "link" | "field" | "group", name: Name): Promise<boolean> =>
    this.run(`${FIND} return all(arguments[0], arguments[1]).length > 0;`, role, source(name));

  async choose(question: string, choice: string): Promise<void> {
    const args = [source(question), choice] as const;
    const isCircled = () => this.run<boolean>(`${CHOICE} return chosen?.querySelector("input").checked === true;`, ...args);
    const circle = async () =>
      (await isCircled()) || ((await this.hand.press(`${CHOICE} return chosen ?? null;`, ...args)) && isCircled());
    await until(circle, `${question} ${choice}`);
  }

  /** A field's text; undefined while there is no such field. */
  value = (field: Name): Promise<string | undefined> =>
    this.run(`${FIND} return all(...arguments)[0]?.value;`, "field", source(field));

  /** Types until the field holds the text, since keys arrive one by one. */
  async write(field: Name, text: string): Promise<void> {
    const isHeld = async () => (await this.value(field)) === text;
    await until(async () => {
      if (await isHeld()) return true;
      await this.run(`${FIND} const field = all(...arguments)[0]; field.focus(); field.select();`, "field", source(field));
      await this.hand.keys(text);
      return isHeld();
    }, `${text} in ${field}`);
  }

  async type(points: number): Promise<void> {
    for (const key of String(points))
      await until(
        () =>
          this.hand.press(
            `${FIND} return all("button", arguments[0], all("group", "^Pavé numérique$")[0] ?? top())[0] ?? null;`,
            `^${key}$`,
          ),
        `key ${key}`,
      );
  }

  see = async (text: string): Promise<void> =>
    void (await until(
      () => this.run(`${FIND} return plain(document.body.innerText).includes(arguments[0]);`, text),
      `“${text}”`,
    ));

  /** Totals at the heads of the sheet's columns. */
  totals = async (): Promise<number[]> => (await this.run<string[]>(FIGURES)).map(Number);

  deals = (): Promise<number> => this.run(`return document.querySelectorAll("main table.ledger tbody tr[data-deal]").length;`);

  tab = (): Promise<void> => this.hand.tab();

  picture = (): Promise<Buffer> => this.hand.picture();
}

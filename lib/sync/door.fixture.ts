/** For tests of a page at a door: a server whose answers the test gives, and all that the page was told. */
import { type AtDoor, watchDoor } from "./door";
import { type Door, doorOf } from "./doors";
import type { Phone } from "./phone";
import { Handset } from "./phone.fixture";
import { shaped } from "./shape";

export const DOOR: Door<{ name: string }> = { path: doorOf.club("a").path, is: shaped<{ name: string }>({ name: "string" }) };

/** A server whose answers the test gives, in any order; `null`: the connection breaks. */
export function slowServer() {
  const answers: ((name: string | null) => void)[] = [];
  const handset = new Handset(
    () =>
      new Promise((resolve, reject) =>
        answers.push((name) => (name === null ? reject(new TypeError("cut")) : resolve(Response.json({ name })))),
      ),
  );
  const asked = async (n: number) => {
    while (answers.length < n) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  return { handset, phone: handset.tab(), answers, asked };
}

/** All states that a page was told; `until` waits for an expected one. */
export function pageAt(phone: Phone) {
  const told: AtDoor<{ name: string }>[] = [];
  const watch = watchDoor(phone, DOOR, (at) => told.push(at));
  const last = () => {
    const at = told.at(-1);
    return { name: at?.seen?.view.name ?? null, trouble: at?.trouble ?? null, settled: at?.settled ?? false };
  };
  const until = async (holds: (at: ReturnType<typeof last>) => boolean) => {
    while (!holds(last())) await new Promise((resolve) => setTimeout(resolve, 1));
    return last();
  };
  return { ...watch, last, until, told };
}

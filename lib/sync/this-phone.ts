/** The phone this page runs on, made when it is first asked for: never on the server. */
import { browserEnv } from "./env";
import { createPhone, type Phone } from "./phone";

let phone: Phone | undefined;

export function thisPhone(): Phone {
  phone ??= createPhone(browserEnv());
  return phone;
}

/** All that waits here goes to the server; what cannot go now goes with the next that is asked. */
export const sendAll = (): Promise<void> =>
  thisPhone()
    .sendAll()
    .catch(() => {});

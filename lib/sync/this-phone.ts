/** The phone this page runs on, made when it is first asked for: never on the server. */
import { browserEnv } from "./env";
import { createPhone, type Phone } from "./phone";

let phone: Phone | undefined;

export function thisPhone(): Phone {
  phone ??= createPhone(browserEnv());
  return phone;
}

/** Sends all that waits here; what fails goes with the next request. */
export const sendAll = (): Promise<void> =>
  thisPhone()
    .sendAll()
    .catch(() => {});

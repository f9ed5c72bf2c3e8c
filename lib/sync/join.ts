/** This phone joins another's sheet, club or tournament, by its link or its code. */
import type { LogKind } from "#lib/log/event";
import { look } from "./club";
import { doorOf } from "./doors";
import type { OpenSheet } from "./opened";
import type { Phone } from "./phone";
import { askServer, WireError } from "./wire";

export type Joined =
  | { readonly ok: true; readonly kind: LogKind; readonly id: string }
  | { readonly ok: false; readonly code: "unknown" | "used" | "replaced" | "shut-out" | "later" | "offline" | "full" | "server" };

/** Resolves when the sheet is here, or the exchange is over. It does not wait for the rest of the exchange. */
const held = (open: OpenSheet): Promise<void> =>
  new Promise((resolve) => {
    const stop = open.subscribe(() => open.getSnapshot().sheet && done());
    const done = () => {
      stop();
      resolve();
    };
    open.sync().then(done, done);
  });

/** Once let in, pulls what was joined before it is shown. */
export async function joinSheet(phone: Phone, asked: { token: string } | { code: string }): Promise<Joined> {
  try {
    const device = await phone.device();
    const body = JSON.stringify({ ...asked, device: device.id });
    const { sheet, kind } = await askServer(phone.env, device, "/api/join", { method: "POST", body });
    const id = String(sheet);
    if (kind === "club" || kind === "hall") {
      await look<unknown>(phone, doorOf[kind](id));
      return { ok: true, kind, id };
    }
    await held(phone.open(id));
    return { ok: true, kind: "sheet", id };
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    const { code, told } = error;
    if (told === "used" || told === "replaced" || told === "shut-out") return { ok: false, code: told };
    return { ok: false, code: code === "refused" || code === "unreadable" ? "unknown" : code };
  }
}

/** This phone comes to a sheet of somebody else's, by its link or its code. */
import type { Phone } from "./phone";
import { askServer, WireError } from "./wire";

export type Joined =
  | { readonly ok: true; readonly sheet: string }
  | { readonly ok: false; readonly code: "unknown" | "later" | "offline" };

/** Once let in, the sheet is pulled before anybody looks at it. */
export async function joinSheet(phone: Phone, asked: { token: string } | { code: string }): Promise<Joined> {
  try {
    const device = await phone.device();
    const body = JSON.stringify({ ...asked, device: device.id });
    const { sheet } = await askServer(phone.env, device, "/api/join", { method: "POST", body });
    await phone.open(String(sheet)).sync();
    return { ok: true, sheet: String(sheet) };
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    if (error.code === "offline") return { ok: false, code: "offline" };
    return { ok: false, code: error.code === "server" ? "later" : "unknown" };
  }
}

import { describe, expect, it } from "vitest";
import { joinSheet } from "./join";
import type { OpenSheet } from "./opened";
import type { Phone } from "./phone";

const TOKEN = "t".repeat(43);

/** A phone that the server lets in, and a sheet that nothing has come of yet. */
function joining(answer: Response = Response.json({ sheet: "a-sheet", kind: "sheet" })) {
  let hear = () => {};
  let sheet: unknown = null;
  let end = () => {};
  const exchanged = new Promise<void>((resolve) => {
    end = resolve;
  });
  const open = {
    getSnapshot: () => ({ sheet }),
    subscribe: (changed: () => void) => {
      hear = changed;
      return () => {
        hear = () => {};
      };
    },
    sync: () => exchanged,
  } as unknown as OpenSheet;
  const phone = {
    env: { fetch: async () => answer, after: () => () => {} },
    device: async () => ({ id: "a-phone", token: "secret" }),
    open: () => open,
  } as unknown as Phone;
  const come = () => {
    sheet = {};
    hear();
  };
  let isIn = false;
  const joined = joinSheet(phone, { token: TOKEN }).then((said) => {
    isIn = true;
    return said;
  });
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  return { joined, come, end, rest, isIn: () => isIn };
}

describe("coming to somebody else's sheet", () => {
  it("is done as soon as its log is here, whatever is still asked after it", async () => {
    const { joined, come, rest, isIn } = joining();
    await rest();
    expect(isIn()).toBe(false);
    come();
    expect(await joined).toEqual({ ok: true, kind: "sheet", id: "a-sheet" });
  });

  it("is done when all was asked, though nothing came", async () => {
    const { joined, end } = joining();
    end();
    expect(await joined).toEqual({ ok: true, kind: "sheet", id: "a-sheet" });
  });

  it("is refused where the server refuses", async () => {
    const { joined } = joining(Response.json({ code: "unknown" }, { status: 403 }));
    expect(await joined).toEqual({ ok: false, code: "unknown" });
  });
});

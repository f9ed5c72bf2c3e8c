import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { Hall, Table } from "#lib/hall/hall";
import { Signatures } from "./signatures";
import type { TableSaying } from "./use-saying";

vi.mock("#components/parts/words/words", () => ({
  useWords: () => ({ lang: "fr" }),
  useWordsOf: () => ({
    at: { signNote: "", again: "sign again", signed: "has signed", signOf: (name: string) => `for ${name}` },
  }),
}));
vi.mock("#components/parts/page/ruled-section", () => ({ RuledSection: ({ children }: { children: unknown }) => children }));
vi.mock("#components/parts/ledger/figure", () => ({ Figure: () => null }));
vi.mock("#lib/hall/table-sheet", () => ({
  linesInTurn: () => [0, 1],
  nameAt: (_: unknown, __: number, seat: number) => `P${seat}`,
}));

const HERE = { position: 1, table: 2 };
const signing = (seat: number, balances: readonly number[]) => ({ kind: "sheet.signed", body: { ...HERE, seat, balances } });

function draw(signed: readonly (readonly number[] | null)[], waiting: readonly object[] = []) {
  const table = { seats: [7, 8], signed } as unknown as Table;
  const saying = { waiting, say: async () => {} } as unknown as TableSaying;
  return renderToStaticMarkup(
    createElement(Signatures, { hall: {} as Hall, table, here: HERE, balances: [10, -10], saying, title: "" }),
  );
}

test("who signed other figures is asked to sign again", () => {
  expect(draw([[10, -10], null])).not.toContain("sign again");
  expect(draw([[20, -20], null])).toContain("sign again");
});

test("a signature that waits on this phone counts before the one that the hall has; each line is signed on its own", () => {
  const drawn = draw([[20, -20], null], [signing(0, [10, -10]), { kind: "arbiter.called", body: HERE }]);
  expect(drawn).not.toContain("sign again");
  expect([drawn.match(/has signed/g)?.length, drawn.match(/for P\d/g)]).toEqual([1, ["for P8"]]);
  expect(draw([null, null], [{ ...signing(0, [10, -10]), body: { ...signing(0, [10, -10]).body, table: 3 } }])).toContain(
    "for P7",
  );
});

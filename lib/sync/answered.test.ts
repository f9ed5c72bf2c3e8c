/** What the server's answers make of the events that were sent. */
import { expect, test } from "vitest";
import type { Fault } from "#lib/rules/rules";
import { contest, dispute } from "#lib/sheet/change";
import { eventId, made } from "#lib/sheet/log.fixture";
import { entryOf, type Fate } from "./entry";
import { answered } from "./outbox";
import { fatesOf, onDisk, ourCorrection, ourDeal, theirDeal } from "./outbox.fixture";
import type { Answer } from "./wire";

test.each<[string, Answer[], [string, Fate][]]>([
  ["accepted", [{ id: ourDeal.id, status: "accepted", seq: 2 }], [[ourDeal.id, "sent"]]],
  ["known already", [{ id: ourDeal.id, status: "duplicate", seq: 2 }], [[ourDeal.id, "sent"]]],
  [
    "refused, and what was made on it",
    [{ id: ourDeal.id, status: "rejected", code: "sheet-closed" }],
    [
      [ourDeal.id, "rejected"],
      [ourCorrection.id, "rejected"],
    ],
  ],
  [
    "noted otherwise: the other deal comes with the answer, and what was done to ours waits with it",
    [
      { id: ourDeal.id, status: "conflict", with: { ...theirDeal, seq: 2 } },
      { id: ourCorrection.id, status: "rejected", code: "unknown-deal" },
    ],
    [
      [ourDeal.id, "conflict"],
      [theirDeal.id, "sent"],
      [ourCorrection.id, "conflict"],
    ],
  ],
  [
    "noted otherwise, and kept beside it: it is sent",
    [
      { id: ourDeal.id, status: "conflict", with: { ...theirDeal, seq: 2 }, seq: 3 },
      { id: ourCorrection.id, status: "accepted", seq: 4 },
    ],
    [
      [ourDeal.id, "sent"],
      [ourCorrection.id, "sent"],
    ],
  ],
  ["about something else", [{ id: eventId(77), status: "accepted", seq: 9 }], []],
  ["without its number", [{ id: ourDeal.id, status: "accepted" } as unknown as Answer], []],
  [
    "said twice",
    [
      { id: ourDeal.id, status: "accepted", seq: 2 },
      { id: ourDeal.id, status: "rejected", code: "late" },
    ],
    [[ourDeal.id, "sent"]],
  ],
])("an answer: %s", (_, answers, expected) => {
  const changed = answered(
    onDisk([
      [ourDeal, "unsent"],
      [ourCorrection, "unsent"],
    ]),
    answers,
  );
  expect(fatesOf(changed)).toEqual(expected);
});

test("the other deal that an answer brings changes nothing of what the phone knows of it", () => {
  const there = { ...theirDeal, seq: 2, receipt: "of the server" };
  const changed = answered(
    onDisk([
      [ourDeal, "unsent"],
      [there, "sent"],
    ]),
    [{ id: ourDeal.id, status: "conflict", with: { ...theirDeal, seq: 2 } }],
  );
  expect(fatesOf(changed)).toEqual([[ourDeal.id, "conflict"]]);
});

test("an act on a deal that is refused on its way is refused with it, and told", () => {
  const note = made(5, contest({ id: ourDeal.id }, "renonce"));
  const [refused, told, ...none] = answered(
    onDisk([
      [ourDeal, "unsent"],
      [note, "unsent"],
    ]),
    [{ id: ourDeal.id, status: "rejected", code: "slot-skipped" }],
  );
  expect(refused).toMatchObject({ id: ourDeal.id, fate: "rejected" });
  expect(told).toMatchObject({ id: note.id, fate: "rejected", code: expect.stringMatching(/^unknown-/) });
  expect(none).toEqual([]);
});

test("acts on refused acts are refused too; an act that stands without them waits for its own answer", () => {
  const note = made(5, contest({ id: ourCorrection.id }, "renonce"));
  const stands = { ...made(7, contest({ id: theirDeal.id }, "renonce")), refs: [theirDeal.id, ourDeal.id] };
  const entries = answered(
    onDisk([
      [{ ...theirDeal, seq: 2 }, "sent"],
      [ourDeal, "unsent"],
      [ourCorrection, "unsent"],
      [note, "unsent"],
      [made(6, dispute(0, "renonce")), "unsent"],
      [stands, "unsent"],
    ]),
    [{ id: ourDeal.id, status: "rejected", code: "slot-skipped" }],
  );
  expect(fatesOf(entries)).toEqual([ourDeal, ourCorrection, note].map(({ id }) => [id, "rejected"]));
});

test("a refusal is kept with its faults, an accepted event with the server's receipt, if they came", () => {
  const fault: Fault = { at: "slot", code: "slot-skipped", rule: "T3" };
  const refusal = { id: ourDeal.id, status: "rejected", code: "slot-skipped" } as const;
  const taken = { id: ourDeal.id, status: "accepted", seq: 2 } as const;
  const said = (answer: Answer) => answered(onDisk([[ourDeal, "unsent"]]), [answer]);
  const refused = { ...entryOf(ourDeal, "rejected"), code: "slot-skipped" };
  expect(said({ ...refusal, faults: [fault] })).toEqual([{ ...refused, faults: [fault] }]);
  expect(Object.keys(said(refusal)[0] ?? {})).not.toContain("faults");
  expect(said({ ...taken, receipt: "r" })).toEqual([entryOf({ ...ourDeal, seq: 2, receipt: "r" }, "sent")]);
  expect(Object.keys(said(taken)[0]?.event ?? {})).not.toContain("receipt");
});

test("an answer that comes late changes nothing", () => {
  const late: Answer[] = [{ id: ourDeal.id, status: "rejected", code: "late" }];
  for (const fate of ["sent", "rejected", "conflict", "aside"] as const)
    expect(answered(onDisk([[ourDeal, fate]]), late)).toEqual([]);
});

import { expect, it } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { joinSeason, record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { clubsIn } from "./append";

it("a log names the clubs of the seasons it joined, and nothing else of it does", () => {
  const said = [
    record(0, cards(20, 20, 12)),
    joinSeason({ club: "one", season: "s", players: [] }),
    record(1, cards(20, 20, 12)),
  ];
  expect(clubsIn(said as unknown as LogEvent[])).toEqual(["one"]);
});

import { expect, test } from "vitest";
import { record } from "#lib/sheet/change";
import { cards, fold, logOf, opened } from "#lib/sheet/log.fixture";
import { whyClosed } from "./ending";

test("a sheet is closed for its points once they end it, else for the hour agreed on, else because the table agrees", () => {
  const until = "23:30";
  const [reached, below] = [record(0, cards(45, 20, 0)), record(0, cards(30, 20, 12))];
  const why = (more: Parameters<typeof opened>[1], deal = below) => whyClosed(fold(logOf(opened(3, more), deal)));
  expect([why({ target: 40 }, reached), why({ target: 40, until }, reached)]).toEqual(["points", "points"]);
  expect([why({ until }), why({ target: 40, until })]).toEqual(["hour", "hour"]);
  expect([why({}), why({ target: 40 })]).toEqual(["agreed", "agreed"]);
});

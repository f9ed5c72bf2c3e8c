/** Ways in: codes and phones, in English. */
import type { ways as French } from "#messages/fr/hall/ways";

export const ways: typeof French = {
  title: "Ways in",
  show: "Codes and phones",
  roles: { viewer: "Follow", player: "Run a table", owner: "Arbitrate" },
  may: {
    viewer: "Knows where to go, their total, their card and the standings.",
    player: "Keeps the tournament’s sheets, confirms, calls the arbiter. Each table’s card bears this code.",
    owner: "Opens rounds, corrects, penalizes, as this phone does.",
  },
  copied: "Copied.",
};

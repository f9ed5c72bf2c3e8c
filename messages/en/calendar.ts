import type { Messages } from "#messages/fr/shared";

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = "January February March April May June July August September October November December".split(" ");
const SHORT = "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" ");

export const calendar: Messages["calendar"] = {
  /** "Wednesday 1 April" */
  day: (date) => `${WEEKDAYS[date.getDay()]} ${date.getDate()} ${MONTHS[date.getMonth()]}`,
  /** "21 Nov, 22:47" */
  moment: (date) => `${date.getDate()} ${SHORT[date.getMonth()]}, ${date.toTimeString().slice(0, 5)}`,
};

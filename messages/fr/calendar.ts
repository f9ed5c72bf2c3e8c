/** Days and hours as a sheet tells them: a slow phone takes a tenth of a second to make the browser's own format, and rows wait. */
const WEEKDAYS = ["Dimanche", "Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi"];
const MONTHS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" ");
const SHORT = "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(" ");

export const calendar = {
  /** "Mercredi 1er avril" */
  day: (date: Date) => `${WEEKDAYS[date.getDay()]} ${date.getDate() > 1 ? date.getDate() : "1er"} ${MONTHS[date.getMonth()]}`,
  /** "21 nov., 22:47" */
  moment: (date: Date) => `${date.getDate()} ${SHORT[date.getMonth()]}, ${date.toTimeString().slice(0, 5)}`,
};

/** What rises over a sheet, and what stands under its rows. */
export { compareEn } from "./compare";
export { confirmEn } from "./confirm";
export { contestEn } from "./contest";
export { peopleEn } from "./people";
export { raisedEn } from "./raised";
export { settleEn } from "./settle";
export { stateEn } from "./state";

/** What rises over a sheet, and what stands under its rows. */
export { compareFr } from "./compare";
export { confirmFr } from "./confirm";
export { contestFr } from "./contest";
export { peopleFr } from "./people";
export { raisedFr } from "./raised";
export { settleFr } from "./settle";
export { stateFr } from "./state";

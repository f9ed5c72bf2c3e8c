/** What rises over a sheet, and what stands under its rows. */
export { strip } from "../ledger/strip";
export { counted } from "../rule/counted";
export { compare } from "./compare";
export { confirm } from "./confirm";
export { contest } from "./contest";
export { people } from "./people";
export { raised } from "./raised";
export { settle } from "./settle";
export { state } from "./state";

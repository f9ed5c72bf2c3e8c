import { titled } from "../title";

export { TableScreen as default } from "#components/screens/table/table-screen";
export const generateMetadata = titled("table");

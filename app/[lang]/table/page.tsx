import { TableScreen } from "#components/table/table-screen";
import { titled } from "../title";

export const generateMetadata = titled("table");

export default TableScreen;

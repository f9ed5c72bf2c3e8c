import { TableScreen } from "#components/screens/table/table-screen";
import { titled } from "../title";

export const generateMetadata = titled("table");

export default TableScreen;

import { TableScreen } from "#components/table/table-screen";

export default TableScreen;

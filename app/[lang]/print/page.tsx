import { titled } from "../title";

export { PrintScreen as default } from "#components/screens/print/print-screen";
export const generateMetadata = titled("print");

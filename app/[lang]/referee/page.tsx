import { titled } from "../title";

export { RefereeScreen as default } from "#components/screens/referee/referee-screen";
export const generateMetadata = titled("referee");

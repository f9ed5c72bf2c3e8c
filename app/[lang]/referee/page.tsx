import { RefereeScreen } from "#components/screens/referee/referee-screen";
import { titled } from "../title";

export const generateMetadata = titled("referee");

export default RefereeScreen;

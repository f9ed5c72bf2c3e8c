import { JoinScreen } from "#components/screens/join/join-screen";
import { titled } from "../title";

export const generateMetadata = titled("join");

export default JoinScreen;

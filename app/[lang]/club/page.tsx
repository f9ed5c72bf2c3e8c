import { ClubScreen } from "#components/screens/club/club-screen";
import { titled } from "../title";

export const generateMetadata = titled("club");

export default ClubScreen;

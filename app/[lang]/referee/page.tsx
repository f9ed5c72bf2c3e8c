import { RefereeScreen } from "#components/referee/referee-screen";

export default RefereeScreen;

import { JoinScreen } from "#components/join/join-screen";

export default JoinScreen;

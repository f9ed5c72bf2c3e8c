import { HomeScreen } from "#components/screens/home/home-screen";

export default HomeScreen;

import { changesOf } from "../../../door";

export const GET = changesOf("club");

export const dynamic = "force-dynamic";

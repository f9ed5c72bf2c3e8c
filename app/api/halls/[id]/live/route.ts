import { changesOf } from "../../../door";

export const GET = changesOf("hall");

export const dynamic = "force-dynamic";

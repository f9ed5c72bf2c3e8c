import { epochOf } from "#lib/db/epoch";
import { makeProof } from "#lib/db/proof";
import { readHall } from "#lib/db/views/hall-view";
import { notFound, ok } from "../../answer";
import { bearerOf, door, enterAgain } from "../../door";

/** A tournament, its tables under way, and the epoch and proof that a phone keeps in case an older copy is restored. */
export const GET = door(async (request, { params }) => {
  const access = await enterAgain(request, params, "viewer");
  const view = access && (await readHall(access));
  if (!view) return notFound();
  return ok({ ...view, epoch: await epochOf(), proof: makeProof(access, bearerOf(request) as string) });
});

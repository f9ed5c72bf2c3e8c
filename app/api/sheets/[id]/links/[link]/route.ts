import { z } from "zod";
import { endWithDevices, extendLink, revokeLink } from "#lib/db/links";
import { notFound, ok } from "../../../../answer";
import { door, enterWith } from "../../../../door";
import { LinkDays } from "../../../../shape";

const Change = z.union([
  z.strictObject({ revoked: z.literal(true), devices: z.literal(true).optional() }),
  z.strictObject({ days: LinkDays }),
]);

/** The link lets nobody in any more, nor, with `devices`, whoever came by it; or it lets in until another day. */
export const PATCH = door<"id" | "link">(async (request, { params }) => {
  const entered = await enterWith(request, params, "owner", Change);
  if ("refusal" in entered) return entered.refusal;
  const { access, content: change } = entered;
  const { link } = await params;
  if ("devices" in change && change.devices) {
    const devices = await endWithDevices(access, link);
    return devices === undefined ? notFound() : ok({ devices });
  }
  const done = "days" in change ? await extendLink(access, link, change.days) : (await revokeLink(access, link)) && {};
  return done ? ok(done) : notFound();
});

import { z } from "zod";
import { endWithDevices, extendLink, revokeLink } from "#lib/db/links";
import { changing } from "../../../../door";
import { LinkDays } from "../../../../shape";

const Change = z.union([
  z.strictObject({ revoked: z.literal(true), devices: z.literal(true).optional() }),
  z.strictObject({ days: LinkDays }),
]);

/** Ends the link (with `devices`: also shuts out the phones that came by it), or changes until when it is open. */
export const PATCH = changing("owner", Change, async (access, change, { link }: { link: string }) => {
  if ("days" in change) return extendLink(access, link, change.days);
  if (!change.devices) return (await revokeLink(access, link)) && {};
  const devices = await endWithDevices(access, link);
  return devices === undefined ? undefined : { devices };
});

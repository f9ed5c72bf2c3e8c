import { z } from "zod";
import { changeDevice } from "#lib/db/devices";
import { notFound, ok } from "../../../../answer";
import { door, enterWith } from "../../../../door";
import { DeviceName } from "../../../../shape";

const Change = z.union([z.strictObject({ name: DeviceName }), z.strictObject({ revoked: z.boolean() })]);

/** An owner names a device, shuts it out, or lets it in again. */
export const PATCH = door<"id" | "device">(async (request, { params }) => {
  const entered = await enterWith(request, params, "owner", Change);
  if ("refusal" in entered) return entered.refusal;
  const { access, content } = entered;
  return (await changeDevice(access, (await params).device, content)) ? ok({}) : notFound();
});

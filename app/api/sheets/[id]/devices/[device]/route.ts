import { z } from "zod";
import { changeDevice } from "#lib/db/devices";
import { notFound, ok } from "../../../../answer";
import { enter, readShape } from "../../../../door";
import { DeviceName } from "../../../../shape";

const Change = z.union([z.strictObject({ name: DeviceName }), z.strictObject({ revoked: z.boolean() })]);

/** An owner names a device, shuts it out, or lets it in again. */
export async function PATCH(
  request: Request,
  { params }: { params: Promise<{ id: string; device: string }> },
): Promise<Response> {
  const read = await readShape(request, Change);
  if ("refusal" in read) return read.refusal;
  const access = await enter(request, params, "owner");
  return access && (await changeDevice(access, (await params).device, read.content)) ? ok({}) : notFound();
}

import { z } from "zod";
import { changeDevice } from "#lib/db/devices";
import { changing } from "../../../../door";
import { DeviceName } from "../../../../shape";

const Change = z.union([z.strictObject({ name: DeviceName }), z.strictObject({ revoked: z.boolean() })]);

/** An owner names a device, shuts it out, or lets it in again. */
export const PATCH = changing(
  "owner",
  Change,
  async (access, change, { device }: { device: string }) => (await changeDevice(access, device, change)) && {},
);

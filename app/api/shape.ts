/** Shapes used by several doors. */
import { z } from "zod";
import { UUID } from "#lib/log/fields";
import { ENVELOPE } from "#lib/log/judge";
import { NAME_LENGTH } from "#lib/log/limits";
import { tidyName } from "#lib/log/name";
import { LINK_DAYS } from "#lib/sheet/link-days";
import { ROLES } from "#lib/sheet/role";

/** Only the spelling that phones use: otherwise one id could be written in two ways. */
const Id = z.string().regex(UUID);
export const SheetId = Id;
/** A table of an evening: a sheet, or an imported evening, named by its event and its place in that (T26). */
export const TableId = z.string().regex(new RegExp(`${UUID.source.replace(/\$$/, "")}(\\.\\d{1,4})?$`));
export const AskedRole = z.enum(ROLES);
export const LinkDays = z.literal(LINK_DAYS);
export const DeviceId = z.custom<string>(ENVELOPE.device);
export const DeviceName = z
  .string()
  .max(NAME_LENGTH * 4)
  .refine((name) => !/[\p{Cc}\p{Cs}\p{Co}]/u.test(name))
  .transform(tidyName)
  .refine((name) => name.length > 0 && [...name].length <= NAME_LENGTH);

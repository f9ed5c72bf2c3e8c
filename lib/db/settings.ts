/** The server's settings from its environment. Read at each use, because tests set their own. */
import { z } from "zod";

const Settings = z.object({
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)/, "file:… or postgres://…")
    .default("file:./data/petit-au-bout.db"),
  KEY_FILE: z.string().min(1, "the path of a file").optional(),
  BEHIND_PROXY: z.enum(["", "0", "1"], "1, where a proxy is in front").optional(),
  METRICS_TOKEN: z.string().optional(),
  PORT: z
    .string()
    .regex(/^\d{0,5}$/, "a number up to 65535")
    .optional(),
});

/** Throws, naming every wrong setting and its allowed values, but not its value, which may be a password. */
export function settings(): z.infer<typeof Settings> {
  const read = Settings.safeParse(process.env);
  if (read.success) return read.data;
  throw new Error(read.error.issues.map(({ path, message }) => `${path.join(".")} must be ${message}`).join("; "));
}

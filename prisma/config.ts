import { defineConfig } from "prisma/config";

// `generate` does not use the schema engine, but the CLI would download it: give it any path that exists.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({ schema: "schema.prisma" });

import { defineConfig } from "prisma/config";

// `generate` never runs the schema engine, yet the command line wants to download it: give it a path that exists.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({ schema: "schema.prisma" });

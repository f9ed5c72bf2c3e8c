// One source of truth: `prisma/schema.prisma`, of SQLite. The same models for Postgres, whose client lies beside its own.

/** The schema in the words of Postgres; `output`: where its client is generated, seen from the folder of that schema. */
export const postgresSchema = (source, output) =>
  source.replace(/provider = "sqlite"/, 'provider = "postgresql"').replace(/output( +)= "[^"]*"/, `output$1= "${output}"`);

-- CreateTable
CREATE TABLE "Made" (
    "id" INTEGER NOT NULL PRIMARY KEY,
    "version" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "Stale" (
    "sheetId" TEXT NOT NULL PRIMARY KEY
);

-- It was said in the head of the file, which is SQLite's alone.
INSERT INTO "Made" ("id", "version") SELECT 1, "user_version" FROM pragma_user_version;

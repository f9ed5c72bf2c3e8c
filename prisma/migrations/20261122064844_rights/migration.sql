-- AlterTable
ALTER TABLE "Link" ADD COLUMN "until" DATETIME;

-- A link made before links had an end lets in for a month more.
UPDATE "Link" SET "until" = strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now', '+30 days');

-- CreateTable
CREATE TABLE "Phone" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- An opening that was refused once left a sheet and its owner behind.
DELETE FROM "Link" WHERE "sheetId" NOT IN (SELECT "sheetId" FROM "Event");
DELETE FROM "Device" WHERE "sheetId" NOT IN (SELECT "sheetId" FROM "Event");
DELETE FROM "Sheet" WHERE "id" NOT IN (SELECT "sheetId" FROM "Event");

-- The phones that are known, each by the first right that it was given.
INSERT INTO "Phone" ("id", "tokenHash", "createdAt") SELECT "id", "tokenHash", min("createdAt") FROM "Device" GROUP BY "id";

-- AlterTable
ALTER TABLE "Device" ADD COLUMN "linkId" TEXT;

-- CreateTable
CREATE TABLE "Link" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "sheetId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "codeHash" TEXT,
    "codeUntil" DATETIME,
    "createdBy" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" DATETIME,
    CONSTRAINT "Link_sheetId_fkey" FOREIGN KEY ("sheetId") REFERENCES "Sheet" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Attempt" (
    "bucket" TEXT NOT NULL,
    "window" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    PRIMARY KEY ("bucket", "window")
);

-- CreateIndex
CREATE UNIQUE INDEX "Link_tokenHash_key" ON "Link"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "Link_codeHash_key" ON "Link"("codeHash");

-- CreateIndex
CREATE INDEX "Link_sheetId_idx" ON "Link"("sheetId");

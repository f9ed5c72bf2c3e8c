-- CreateTable
CREATE TABLE "Recovery" (
    "codeHash" TEXT NOT NULL PRIMARY KEY,
    "clubId" TEXT NOT NULL,
    "createdBy" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "usedBy" TEXT,
    "replacedAt" DATETIME,
    CONSTRAINT "Recovery_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Sheet" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Recovery_clubId_idx" ON "Recovery"("clubId");

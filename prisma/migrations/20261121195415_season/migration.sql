-- CreateTable
CREATE TABLE "Season" (
    "key" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "clubId" TEXT NOT NULL,
    "seasonId" TEXT NOT NULL,
    "evenings" INTEGER NOT NULL DEFAULT 0,
    "deals" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0
);

-- CreateTable
CREATE TABLE "Evening" (
    "season" INTEGER NOT NULL,
    "sheetId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "title" TEXT,
    "deals" INTEGER NOT NULL,
    "tally" TEXT NOT NULL,
    "firstAt" DATETIME NOT NULL,
    "lastAt" DATETIME NOT NULL,

    PRIMARY KEY ("sheetId", "season"),
    CONSTRAINT "Evening_season_fkey" FOREIGN KEY ("season") REFERENCES "Season" ("key") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "EveningPlayer" (
    "season" INTEGER NOT NULL,
    "sheetId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "points" REAL NOT NULL,
    "deals" INTEGER NOT NULL,
    "dealt" REAL NOT NULL,
    "mean" REAL NOT NULL,
    "place" INTEGER NOT NULL,
    "sharing" INTEGER NOT NULL,

    PRIMARY KEY ("sheetId", "season", "playerId"),
    CONSTRAINT "EveningPlayer_sheetId_season_fkey" FOREIGN KEY ("sheetId", "season") REFERENCES "Evening" ("sheetId", "season") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "EveningPlayer_season_fkey" FOREIGN KEY ("season") REFERENCES "Season" ("key") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Figure" (
    "season" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "value" REAL NOT NULL,

    PRIMARY KEY ("season", "name", "playerId", "game"),
    CONSTRAINT "Figure_season_fkey" FOREIGN KEY ("season") REFERENCES "Season" ("key") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LateChange" (
    "season" INTEGER NOT NULL,
    "sheetId" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "points" REAL NOT NULL,
    "at" DATETIME NOT NULL,
    "deal" INTEGER,

    PRIMARY KEY ("season", "sheetId", "event", "playerId"),
    CONSTRAINT "LateChange_season_fkey" FOREIGN KEY ("season") REFERENCES "Season" ("key") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Sheet" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL DEFAULT 'sheet',
    "openedBy" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);
INSERT INTO "new_Sheet" ("createdAt", "id", "openedBy") SELECT "createdAt", "id", "openedBy" FROM "Sheet";
DROP TABLE "Sheet";
ALTER TABLE "new_Sheet" RENAME TO "Sheet";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "Season_clubId_seasonId_key" ON "Season"("clubId", "seasonId");

-- CreateIndex
CREATE INDEX "Evening_season_day_sheetId_idx" ON "Evening"("season", "day", "sheetId");

-- CreateIndex
CREATE INDEX "EveningPlayer_season_playerId_points_idx" ON "EveningPlayer"("season", "playerId", "points");

-- CreateIndex
CREATE INDEX "EveningPlayer_season_playerId_mean_idx" ON "EveningPlayer"("season", "playerId", "mean");

-- CreateIndex
CREATE INDEX "EveningPlayer_season_playerId_day_sheetId_idx" ON "EveningPlayer"("season", "playerId", "day", "sheetId");

-- CreateIndex
CREATE INDEX "Figure_season_playerId_idx" ON "Figure"("season", "playerId");

-- CreateIndex
CREATE INDEX "LateChange_season_at_idx" ON "LateChange"("season", "at");

-- CreateIndex
CREATE INDEX "LateChange_season_playerId_points_idx" ON "LateChange"("season", "playerId", "points");

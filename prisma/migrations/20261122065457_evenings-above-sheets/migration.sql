-- An evening was a sheet: what was kept of them is made again from the logs when the server starts.
DELETE FROM "LateChange";
DELETE FROM "Figure";
UPDATE "Season" SET "evenings" = 0, "deals" = 0, "version" = "version" + 1;

-- CreateTable
CREATE TABLE "SheetTally" (
    "season" INTEGER NOT NULL,
    "sheetId" TEXT NOT NULL,
    "evening" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "title" TEXT,
    "deals" INTEGER NOT NULL,
    "tally" TEXT NOT NULL,
    "firstAt" DATETIME NOT NULL,
    "lastAt" DATETIME NOT NULL,

    PRIMARY KEY ("sheetId", "season"),
    CONSTRAINT "SheetTally_season_fkey" FOREIGN KEY ("season") REFERENCES "Season" ("key") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Evening" (
    "season" INTEGER NOT NULL,
    "evening" TEXT NOT NULL,
    "name" TEXT,
    "games" TEXT NOT NULL,
    "deals" INTEGER NOT NULL,
    "counted" BOOLEAN NOT NULL,
    "ended" BOOLEAN NOT NULL,

    PRIMARY KEY ("season", "evening"),
    CONSTRAINT "Evening_season_fkey" FOREIGN KEY ("season") REFERENCES "Season" ("key") ON DELETE RESTRICT ON UPDATE CASCADE
);
DROP TABLE "Evening";
ALTER TABLE "new_Evening" RENAME TO "Evening";
CREATE TABLE "new_EveningPlayer" (
    "season" INTEGER NOT NULL,
    "evening" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "counted" BOOLEAN NOT NULL,
    "points" REAL NOT NULL,
    "deals" INTEGER NOT NULL,
    "dealt" REAL NOT NULL,
    "mean" REAL NOT NULL,
    "place" INTEGER NOT NULL,
    "sharing" INTEGER NOT NULL,
    "atTable" INTEGER NOT NULL,

    PRIMARY KEY ("season", "evening", "playerId"),
    CONSTRAINT "EveningPlayer_season_fkey" FOREIGN KEY ("season") REFERENCES "Season" ("key") ON DELETE RESTRICT ON UPDATE CASCADE
);
DROP TABLE "EveningPlayer";
ALTER TABLE "new_EveningPlayer" RENAME TO "EveningPlayer";
CREATE INDEX "EveningPlayer_season_playerId_points_idx" ON "EveningPlayer"("season", "playerId", "points");
CREATE INDEX "EveningPlayer_season_playerId_mean_idx" ON "EveningPlayer"("season", "playerId", "mean");
CREATE INDEX "EveningPlayer_season_playerId_evening_idx" ON "EveningPlayer"("season", "playerId", "evening");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "SheetTally_season_evening_idx" ON "SheetTally"("season", "evening");

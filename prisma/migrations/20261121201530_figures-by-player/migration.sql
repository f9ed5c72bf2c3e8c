-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Figure" (
    "season" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "value" REAL NOT NULL,

    PRIMARY KEY ("season", "playerId", "name", "game"),
    CONSTRAINT "Figure_season_fkey" FOREIGN KEY ("season") REFERENCES "Season" ("key") ON DELETE RESTRICT ON UPDATE CASCADE
) WITHOUT ROWID;
INSERT INTO "new_Figure" ("game", "name", "playerId", "season", "value") SELECT "game", "name", "playerId", "season", "value" FROM "Figure";
DROP TABLE "Figure";
ALTER TABLE "new_Figure" RENAME TO "Figure";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

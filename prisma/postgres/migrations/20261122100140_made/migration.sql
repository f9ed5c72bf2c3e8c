-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "Sheet" (
    "id" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL DEFAULT 'sheet',
    "openedBy" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Sheet_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Event" (
    "sheetId" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "seq" INTEGER NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "v" INTEGER NOT NULL,
    "body" TEXT COLLATE "C" NOT NULL,
    "refs" TEXT COLLATE "C",
    "at" TEXT COLLATE "C" NOT NULL,
    "device" TEXT COLLATE "C" NOT NULL,
    "slot" INTEGER,
    "receivedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Event_pkey" PRIMARY KEY ("sheetId","id")
);

-- CreateTable
CREATE TABLE "Device" (
    "sheetId" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C",
    "linkId" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "Device_pkey" PRIMARY KEY ("sheetId","id")
);

-- CreateTable
CREATE TABLE "Phone" (
    "id" TEXT COLLATE "C" NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Phone_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Link" (
    "id" TEXT COLLATE "C" NOT NULL,
    "sheetId" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "codeHash" TEXT COLLATE "C",
    "codeUntil" TIMESTAMP(3),
    "createdBy" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "until" TIMESTAMP(3),
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "Link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Recovery" (
    "codeHash" TEXT COLLATE "C" NOT NULL,
    "clubId" TEXT COLLATE "C" NOT NULL,
    "createdBy" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "usedBy" TEXT COLLATE "C",
    "replacedAt" TIMESTAMP(3),

    CONSTRAINT "Recovery_pkey" PRIMARY KEY ("codeHash")
);

-- CreateTable
CREATE TABLE "Epoch" (
    "id" INTEGER NOT NULL,
    "epoch" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Epoch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Made" (
    "id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "Made_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Stale" (
    "sheetId" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Stale_pkey" PRIMARY KEY ("sheetId")
);

-- CreateTable
CREATE TABLE "Attempt" (
    "bucket" TEXT COLLATE "C" NOT NULL,
    "window" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "Attempt_pkey" PRIMARY KEY ("bucket","window")
);

-- CreateTable
CREATE TABLE "Season" (
    "key" SERIAL NOT NULL,
    "clubId" TEXT COLLATE "C" NOT NULL,
    "seasonId" TEXT COLLATE "C" NOT NULL,
    "evenings" INTEGER NOT NULL DEFAULT 0,
    "deals" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Season_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "SheetTally" (
    "season" INTEGER NOT NULL,
    "sheetId" TEXT COLLATE "C" NOT NULL,
    "evening" TEXT COLLATE "C" NOT NULL,
    "game" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C",
    "deals" INTEGER NOT NULL,
    "tally" TEXT COLLATE "C" NOT NULL,
    "firstAt" TIMESTAMP(3) NOT NULL,
    "lastAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SheetTally_pkey" PRIMARY KEY ("sheetId","season")
);

-- CreateTable
CREATE TABLE "Evening" (
    "season" INTEGER NOT NULL,
    "evening" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C",
    "games" TEXT COLLATE "C" NOT NULL,
    "deals" INTEGER NOT NULL,
    "counted" BOOLEAN NOT NULL,
    "ended" BOOLEAN NOT NULL,

    CONSTRAINT "Evening_pkey" PRIMARY KEY ("season","evening")
);

-- CreateTable
CREATE TABLE "EveningPlayer" (
    "season" INTEGER NOT NULL,
    "evening" TEXT COLLATE "C" NOT NULL,
    "playerId" TEXT COLLATE "C" NOT NULL,
    "counted" BOOLEAN NOT NULL,
    "points" DOUBLE PRECISION NOT NULL,
    "deals" INTEGER NOT NULL,
    "dealt" DOUBLE PRECISION NOT NULL,
    "mean" DOUBLE PRECISION NOT NULL,
    "place" INTEGER NOT NULL,
    "sharing" INTEGER NOT NULL,
    "atTable" INTEGER NOT NULL,

    CONSTRAINT "EveningPlayer_pkey" PRIMARY KEY ("season","evening","playerId")
);

-- CreateTable
CREATE TABLE "Figure" (
    "season" INTEGER NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "playerId" TEXT COLLATE "C" NOT NULL,
    "game" TEXT COLLATE "C" NOT NULL,
    "value" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "Figure_pkey" PRIMARY KEY ("season","playerId","name","game")
);

-- CreateTable
CREATE TABLE "LateChange" (
    "season" INTEGER NOT NULL,
    "sheetId" TEXT COLLATE "C" NOT NULL,
    "event" TEXT COLLATE "C" NOT NULL,
    "playerId" TEXT COLLATE "C" NOT NULL,
    "points" DOUBLE PRECISION NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "deal" INTEGER,

    CONSTRAINT "LateChange_pkey" PRIMARY KEY ("season","sheetId","event","playerId")
);

-- CreateIndex
CREATE INDEX "Event_kind_idx" ON "Event"("kind");

-- CreateIndex
CREATE UNIQUE INDEX "Event_sheetId_seq_key" ON "Event"("sheetId", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "Event_sheetId_slot_key" ON "Event"("sheetId", "slot");

-- CreateIndex
CREATE UNIQUE INDEX "Device_sheetId_tokenHash_key" ON "Device"("sheetId", "tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "Link_tokenHash_key" ON "Link"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "Link_codeHash_key" ON "Link"("codeHash");

-- CreateIndex
CREATE INDEX "Link_sheetId_idx" ON "Link"("sheetId");

-- CreateIndex
CREATE INDEX "Recovery_clubId_idx" ON "Recovery"("clubId");

-- CreateIndex
CREATE UNIQUE INDEX "Season_clubId_seasonId_key" ON "Season"("clubId", "seasonId");

-- CreateIndex
CREATE INDEX "SheetTally_season_evening_idx" ON "SheetTally"("season", "evening");

-- CreateIndex
CREATE INDEX "EveningPlayer_season_playerId_points_idx" ON "EveningPlayer"("season", "playerId", "points");

-- CreateIndex
CREATE INDEX "EveningPlayer_season_playerId_mean_idx" ON "EveningPlayer"("season", "playerId", "mean");

-- CreateIndex
CREATE INDEX "EveningPlayer_season_playerId_evening_idx" ON "EveningPlayer"("season", "playerId", "evening");

-- CreateIndex
CREATE INDEX "LateChange_season_at_idx" ON "LateChange"("season", "at");

-- CreateIndex
CREATE INDEX "LateChange_season_playerId_points_idx" ON "LateChange"("season", "playerId", "points");

-- AddForeignKey
ALTER TABLE "Event" ADD CONSTRAINT "Event_sheetId_fkey" FOREIGN KEY ("sheetId") REFERENCES "Sheet"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Device" ADD CONSTRAINT "Device_sheetId_fkey" FOREIGN KEY ("sheetId") REFERENCES "Sheet"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Link" ADD CONSTRAINT "Link_sheetId_fkey" FOREIGN KEY ("sheetId") REFERENCES "Sheet"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Recovery" ADD CONSTRAINT "Recovery_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Sheet"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SheetTally" ADD CONSTRAINT "SheetTally_season_fkey" FOREIGN KEY ("season") REFERENCES "Season"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Evening" ADD CONSTRAINT "Evening_season_fkey" FOREIGN KEY ("season") REFERENCES "Season"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EveningPlayer" ADD CONSTRAINT "EveningPlayer_season_fkey" FOREIGN KEY ("season") REFERENCES "Season"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Figure" ADD CONSTRAINT "Figure_season_fkey" FOREIGN KEY ("season") REFERENCES "Season"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LateChange" ADD CONSTRAINT "LateChange_season_fkey" FOREIGN KEY ("season") REFERENCES "Season"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Which past this database has (lib/db/epoch.ts).
INSERT INTO "Epoch" ("id", "epoch") VALUES (1, replace(CAST(gen_random_uuid() AS text), '-', ''));

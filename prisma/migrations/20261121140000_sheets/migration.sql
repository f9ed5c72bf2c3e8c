-- CreateTable
CREATE TABLE "Sheet" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "openedBy" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Event" (
    "sheetId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "v" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "refs" TEXT,
    "at" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "slot" INTEGER,
    "receivedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("sheetId", "id"),
    CONSTRAINT "Event_sheetId_fkey" FOREIGN KEY ("sheetId") REFERENCES "Sheet" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Device" (
    "sheetId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "name" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" DATETIME,

    PRIMARY KEY ("sheetId", "id"),
    CONSTRAINT "Device_sheetId_fkey" FOREIGN KEY ("sheetId") REFERENCES "Sheet" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Event_sheetId_seq_key" ON "Event"("sheetId", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "Event_sheetId_slot_key" ON "Event"("sheetId", "slot");

-- CreateIndex
CREATE UNIQUE INDEX "Device_sheetId_tokenHash_key" ON "Device"("sheetId", "tokenHash");

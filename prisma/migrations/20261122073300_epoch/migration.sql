-- CreateTable
CREATE TABLE "Epoch" (
    "id" INTEGER NOT NULL PRIMARY KEY,
    "epoch" TEXT NOT NULL
);

INSERT INTO "Epoch" ("id", "epoch") VALUES (1, lower(hex(randomblob(16))));

-- AlterTable
ALTER TABLE "Epoch" ADD COLUMN "key" TEXT;

-- AlterTable
ALTER TABLE "Evening" ADD COLUMN     "carried" BOOLEAN NOT NULL DEFAULT false;

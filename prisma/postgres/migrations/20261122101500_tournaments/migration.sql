-- AlterTable
ALTER TABLE "Sheet" ADD COLUMN     "within" TEXT COLLATE "C";

-- CreateIndex
CREATE INDEX "Sheet_within_idx" ON "Sheet"("within");

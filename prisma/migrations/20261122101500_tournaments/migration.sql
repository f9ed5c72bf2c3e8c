-- AlterTable
ALTER TABLE "Sheet" ADD COLUMN "within" TEXT;

-- CreateIndex
CREATE INDEX "Sheet_within_idx" ON "Sheet"("within");

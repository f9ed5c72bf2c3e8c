-- CreateIndex
CREATE INDEX "Event_kind_idx" ON "Event"("kind");

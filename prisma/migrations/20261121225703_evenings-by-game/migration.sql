-- CreateIndex
CREATE INDEX "Evening_season_game_deals_idx" ON "Evening"("season", "game", "deals");

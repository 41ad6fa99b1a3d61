ALTER TABLE "explore_items" ADD COLUMN "category" TEXT NOT NULL DEFAULT '';

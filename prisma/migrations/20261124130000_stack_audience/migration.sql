-- Views and copies by others than the maker: what the popular list asks for before it shows a stack.
ALTER TABLE "tech_stacks" ADD COLUMN "audience" INTEGER NOT NULL DEFAULT 0;
UPDATE "tech_stacks" SET "audience" = "views" + "duplicates" WHERE "views" + "duplicates" > 0;

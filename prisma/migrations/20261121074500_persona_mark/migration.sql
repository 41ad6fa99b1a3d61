-- AlterTable
ALTER TABLE "tech_stacks" ADD COLUMN     "html_mark" TEXT NOT NULL DEFAULT '';

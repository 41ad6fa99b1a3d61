-- Rows that are in the table already were written by an operator.
ALTER TABLE "icon_mappings" ADD COLUMN "is_custom" BOOLEAN NOT NULL DEFAULT true;

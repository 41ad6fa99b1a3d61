-- Rows that are in the table already were written by an operator.
ALTER TABLE "icon_mappings" ADD COLUMN "is_custom" BOOLEAN NOT NULL DEFAULT true;

CREATE TABLE "icon_mapping_source" (
    "id" INTEGER NOT NULL,
    "fingerprint" TEXT NOT NULL,

    CONSTRAINT "icon_mapping_source_pkey" PRIMARY KEY ("id")
);

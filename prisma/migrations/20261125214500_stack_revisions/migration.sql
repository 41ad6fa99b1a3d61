-- The states of a stack before its last saves.
-- earlier checksum: b29fd357a8031dee507209fc915960c142654360ddaeac5a7deee08749ec7026
CREATE TABLE "stack_revisions" (
    "stack_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "twitter_handle" TEXT NOT NULL,
    "theme" TEXT NOT NULL,
    "html_content" TEXT NOT NULL,
    "html_mark" TEXT NOT NULL,
    "sections" JSONB NOT NULL,
    "tool_count" INTEGER NOT NULL,

    CONSTRAINT "stack_revisions_pkey" PRIMARY KEY ("stack_id","version"),
    CONSTRAINT "stack_revisions_stack_id_fkey" FOREIGN KEY ("stack_id") REFERENCES "tech_stacks"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

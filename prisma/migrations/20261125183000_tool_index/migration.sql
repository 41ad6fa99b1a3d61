-- Which tools each stack uses, and how many listed stacks use a tool. All of it is derived from tech_stacks.
CREATE TABLE "stack_index" (
    "number" SERIAL NOT NULL,
    "stack_id" TEXT NOT NULL,
    "near_copy_of" TEXT,

    CONSTRAINT "stack_index_pkey" PRIMARY KEY ("number")
);

-- Keys are compared byte by byte: entry ids come before the names that no entry has.
CREATE TABLE "stack_tools" (
    "stack" INTEGER NOT NULL,
    "tool" TEXT COLLATE "C" NOT NULL,
    "listed" BOOLEAN NOT NULL,

    CONSTRAINT "stack_tools_pkey" PRIMARY KEY ("stack","tool")
);

CREATE TABLE "tool_counts" (
    "tool" TEXT COLLATE "C" NOT NULL,
    "stacks" INTEGER NOT NULL,

    CONSTRAINT "tool_counts_pkey" PRIMARY KEY ("tool")
);

CREATE TABLE "tool_changes" (
    "id" BIGSERIAL NOT NULL,
    "tool" TEXT COLLATE "C" NOT NULL,
    "change" INTEGER NOT NULL,

    CONSTRAINT "tool_changes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "index_queue" (
    "task" TEXT NOT NULL,
    "stack_id" TEXT NOT NULL,

    CONSTRAINT "index_queue_pkey" PRIMARY KEY ("task","stack_id")
);

CREATE TABLE "indexed_catalogue" (
    "id" INTEGER NOT NULL,
    "fingerprint" TEXT NOT NULL,

    CONSTRAINT "indexed_catalogue_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "stack_index_stack_id_key" ON "stack_index"("stack_id");
CREATE INDEX "stack_tools_tool_listed_stack_idx" ON "stack_tools"("tool", "listed", "stack" DESC);
CREATE INDEX "tool_changes_tool_idx" ON "tool_changes"("tool");
CREATE INDEX "index_queue_stack_id_idx" ON "index_queue"("stack_id");

ALTER TABLE "stack_index" ADD CONSTRAINT "stack_index_stack_id_fkey" FOREIGN KEY ("stack_id") REFERENCES "tech_stacks"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "stack_tools" ADD CONSTRAINT "stack_tools_stack_fkey" FOREIGN KEY ("stack") REFERENCES "stack_index"("number") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "index_queue" ADD CONSTRAINT "index_queue_stack_id_fkey" FOREIGN KEY ("stack_id") REFERENCES "tech_stacks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whoever changes stack_tools changes the counts in the same transaction. Rows are added and never updated, so that two
-- saves with a tool in common do not wait for each other.
CREATE FUNCTION "count_stack_tools"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO tool_changes (tool, change) SELECT tool, -count(*) FROM removed WHERE listed GROUP BY tool;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO tool_changes (tool, change) SELECT tool, count(*) FROM added WHERE listed GROUP BY tool;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "stack_tools_added" AFTER INSERT ON "stack_tools"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_stack_tools"();
CREATE TRIGGER "stack_tools_removed" AFTER DELETE ON "stack_tools"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "count_stack_tools"();
CREATE TRIGGER "stack_tools_changed" AFTER UPDATE ON "stack_tools"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_stack_tools"();

-- A stack that is hidden, deleted or unlisted leaves every count with that very change, whoever makes it.
CREATE FUNCTION "list_stack_tools"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  now_listed boolean := NEW.listed AND NEW.hidden_at IS NULL AND NEW.deleted_at IS NULL;
BEGIN
  UPDATE stack_tools SET listed = now_listed
    FROM stack_index WHERE stack_index.stack_id = NEW.id AND stack_tools.stack = stack_index.number
    AND stack_tools.listed <> now_listed;
  IF now_listed THEN
    INSERT INTO index_queue (task, stack_id) VALUES ('near-copy', NEW.id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "tech_stacks_listed" AFTER UPDATE OF "listed", "hidden_at", "deleted_at" ON "tech_stacks"
  FOR EACH ROW WHEN (OLD.listed IS DISTINCT FROM NEW.listed OR OLD.hidden_at IS DISTINCT FROM NEW.hidden_at
    OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION "list_stack_tools"();

-- Tools are named by the catalogue, which the database does not know. What saves sections reads them in the same
-- transaction and takes the stack off the queue; what another release or a backup brings stays on it.
CREATE FUNCTION "queue_stack_tools"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO index_queue (task, stack_id) VALUES ('tools', NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER "tech_stacks_sections" AFTER INSERT OR UPDATE OF "sections" ON "tech_stacks"
  FOR EACH ROW EXECUTE FUNCTION "queue_stack_tools"();

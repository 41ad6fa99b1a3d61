-- How far the tool index has read the stacks of a new catalogue: the last id, or nothing once all are read.
ALTER TABLE "indexed_catalogue" ADD COLUMN "done_up_to" TEXT;

-- When a stack enters or leaves the lists, or uses other tools, newer ones may become near-copies or cease to be.
CREATE OR REPLACE FUNCTION "list_stack_tools"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  now_listed boolean := NEW.listed AND NEW.hidden_at IS NULL AND NEW.deleted_at IS NULL;
BEGIN
  UPDATE stack_tools SET listed = now_listed
    FROM stack_index WHERE stack_index.stack_id = NEW.id AND stack_tools.stack = stack_index.number
    AND stack_tools.listed <> now_listed;
  INSERT INTO index_queue (task, stack_id) VALUES ('followers', NEW.id) ON CONFLICT DO NOTHING;
  IF now_listed THEN
    INSERT INTO index_queue (task, stack_id) VALUES ('near-copy', NEW.id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "queue_stack_tools"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO index_queue (task, stack_id) VALUES ('tools', NEW.id) ON CONFLICT DO NOTHING;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO index_queue (task, stack_id) VALUES ('followers', NEW.id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

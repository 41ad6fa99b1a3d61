-- The stacks stored before, for the tool index. A transaction of its own: it locks no row that somebody saves.
INSERT INTO "index_queue" ("task", "stack_id") SELECT 'tools', "id" FROM "tech_stacks" ON CONFLICT DO NOTHING;

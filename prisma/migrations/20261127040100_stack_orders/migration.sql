-- outside a transaction: saves go on while these indexes are built. What an interrupted run left is built again.
DROP INDEX CONCURRENTLY IF EXISTS "tech_stacks_origin_code_created_at_idx";
CREATE INDEX CONCURRENTLY "tech_stacks_origin_code_created_at_idx" ON "tech_stacks"("origin_code", "created_at" DESC);
DROP INDEX CONCURRENTLY IF EXISTS "tech_stacks_created_at_id_idx";
CREATE INDEX CONCURRENTLY "tech_stacks_created_at_id_idx" ON "tech_stacks"("created_at" DESC, "id");
DROP INDEX CONCURRENTLY IF EXISTS "stack_index_near_copy_of_idx";
CREATE INDEX CONCURRENTLY "stack_index_near_copy_of_idx" ON "stack_index"("near_copy_of");

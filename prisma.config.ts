import { defineConfig } from 'prisma/config'

// `prisma generate` never runs the native schema engine, yet the CLI fetches it first and fails
// without a network. Any existing file satisfies it; the commands that need the real engine keep
// asking for it.
if (['generate', 'validate', 'format', 'version'].includes(process.argv[2] ?? '')) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath
}
process.env.CHECKPOINT_DISABLE ??= '1'

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(process.env.DATABASE_URL ? { datasource: { url: process.env.DATABASE_URL } } : {}),
})

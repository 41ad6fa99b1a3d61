import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlQuery,
} from '@prisma/driver-adapter-utils'
import { openInMemory } from '@/lib/db/embedded'

/**
 * `npm run db:diff`: prints the SQL that the schema has and the migrations lack, as `prisma migrate
 * diff` does, without a network. It runs Prisma's schema engine, as WebAssembly, over two temporary
 * in-memory databases.
 */
const root = process.cwd()
const require = createRequire(import.meta.url)
const CHAR_OID = 18
const TEXT_OID = 25

interface RawIo {
  performIO(query: SqlQuery): Promise<{ fields: { dataTypeID: number }[] }>
}

/** The adapter cannot read the type "char", which the engine's queries of system tables return. */
function readingChar(adapter: SqlDriverAdapter): SqlDriverAdapter {
  const raw = adapter as unknown as RawIo
  const performIO = raw.performIO.bind(raw)
  const queryRaw = adapter.queryRaw.bind(adapter)
  const charColumns = new WeakMap<object, boolean[]>()
  raw.performIO = async (query) => {
    const result = await performIO(query)
    charColumns.set(
      query,
      result.fields.map((field) => {
        if (field.dataTypeID !== CHAR_OID) return false
        field.dataTypeID = TEXT_OID
        return true
      }),
    )
    return result
  }
  adapter.queryRaw = async (query) => {
    const own = { ...query }
    const result = await queryRaw(own)
    const isChar = charColumns.get(own) ?? []
    return {
      ...result,
      columnTypes: result.columnTypes.map((type, index) => (isChar[index] ? ColumnTypeEnum.Character : type)),
    }
  }
  return adapter
}

async function inMemoryAdapter(): Promise<SqlDriverAdapter> {
  const { pool } = await openInMemory()
  const adapter = readingChar(await new PrismaPg(pool, { disposeExternalPool: true }).connect())
  // The adapter would split a script at every semicolon, also inside functions.
  // It runs a whole script at once, which is a transaction: indexes are built without CONCURRENTLY.
  adapter.executeScript = async (script) => void (await pool.query(script.replaceAll('INDEX CONCURRENTLY', 'INDEX')))
  return adapter
}

async function schemaEngine(datamodels: [string, string][]) {
  const folder = path.dirname(require.resolve('@prisma/schema-engine-wasm/schema_engine_bg'))
  const glue = await import(pathToFileURL(path.join(folder, 'schema_engine_bg.js')).href)
  const wasm = await WebAssembly.instantiate(await readFile(path.join(folder, 'schema_engine_bg.wasm')), {
    './schema_engine_bg.js': glue,
  })
  const exports = wasm.instance.exports as Record<string, () => void>
  glue.__wbg_set_wasm(exports)
  exports.__wbindgen_start?.()
  ;(globalThis as Record<string, unknown>).PRISMA_WASM_PANIC_REGISTRY ??= {
    set_message: (message: string) => console.error(message),
  }
  const factory = {
    provider: 'postgres' as const,
    adapterName: '@prisma/adapter-pg',
    connect: inMemoryAdapter,
    connectToShadowDb: inMemoryAdapter,
  }
  return glue.SchemaEngine.new({ datamodels }, () => undefined, bindMigrationAwareSqlAdapterFactory(factory))
}

async function migrations() {
  const baseDir = path.join(root, 'prisma/migrations')
  const entries = await readdir(baseDir, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  return {
    baseDir,
    lockfile: {
      path: 'migration_lock.toml',
      content: await readFile(path.join(baseDir, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok', value: await readFile(path.join(baseDir, name, 'migration.sql'), 'utf8') },
        },
      })),
    ),
  }
}

/** The SQL that changes the migrations' database to the schema; empty if they agree. */
export async function schemaDiff(): Promise<string> {
  const file = path.join(root, 'prisma/schema.prisma')
  const content = await readFile(file, 'utf8')
  const engine = await schemaEngine([[file, content]])
  const answer = await engine.diff({
    from: { tag: 'migrations', ...(await migrations()) },
    to: { tag: 'schemaDatamodel', files: [{ path: file, content }] },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  })
  return answer.exitCode === 0 ? '' : String(answer.stdout)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const sql = await schemaDiff()
  console.log(sql || 'The migrations match the schema.')
  process.exit(sql ? 2 : 0)
}

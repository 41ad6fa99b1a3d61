import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

/** Reads the product's own data (YAML or JSON, by a path from the root) and stops at the first file that breaks its schema. */
export function loadData<T>(file: string, schema: z.ZodType<T>): T {
  const text = readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), file), 'utf8')
  const result = schema.safeParse(file.endsWith('.json') ? JSON.parse(text) : parse(text))
  if (!result.success) throw new Error(`${file} breaks its schema: ${z.prettifyError(result.error)}`)
  return result.data
}

/** Every file of a folder, in the order of their names. */
export function loadFolder<T>(folder: string, schema: z.ZodType<T>): T[] {
  return readdirSync(path.join(/*turbopackIgnore: true*/ process.cwd(), folder))
    .sort()
    .map((name) => loadData(`${folder}/${name}`, schema))
}

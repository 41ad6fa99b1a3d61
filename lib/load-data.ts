import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

/** Reads a data file of the product (YAML or JSON, path from the root). Throws if it does not match its schema. */
export function loadData<T>(file: string, schema: z.ZodType<T>): T {
  const text = readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), file), 'utf8')
  const result = schema.safeParse(file.endsWith('.json') ? JSON.parse(text) : parse(text))
  if (!result.success) throw new Error(`${file} does not match its schema: ${z.prettifyError(result.error)}`)
  return result.data
}

/** All files of a folder, sorted by name. */
export function loadFolder<T>(folder: string, schema: z.ZodType<T>): T[] {
  return readdirSync(path.join(/*turbopackIgnore: true*/ process.cwd(), folder))
    .sort()
    .map((name) => loadData(`${folder}/${name}`, schema))
}

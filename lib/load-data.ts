import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { load as parseYaml } from 'js-yaml'
import { z } from 'zod'

const inProduct = (file: string): string => path.join(/*turbopackIgnore: true*/ process.cwd(), file)

/**
 * Reads a JSON file of the product. A test validates it, because validation takes longer than
 * reading.
 */
export const readJson = <T>(file: string): T =>
  JSON.parse(readFileSync(/*turbopackIgnore: true*/ inProduct(file), 'utf8')) as T

/** Such files of a folder, sorted by name. */
export const readJsonFolder = <T>(folder: string): T[] =>
  readdirSync(/*turbopackIgnore: true*/ inProduct(folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readJson<T>(`${folder}/${name}`))

/**
 * Reads a data file of the product (YAML or JSON, path from the root). Throws if it does not match
 * its schema.
 */
export function loadData<T>(file: string, schema: z.ZodType<T>): T {
  const text = readFileSync(/*turbopackIgnore: true*/ inProduct(file), 'utf8')
  const result = schema.safeParse(file.endsWith('.json') ? JSON.parse(text) : parseYaml(text))
  if (!result.success) throw new Error(`${file} does not match its schema: ${z.prettifyError(result.error)}`)
  return result.data
}

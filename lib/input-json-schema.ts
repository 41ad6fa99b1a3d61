import { z } from 'zod'
import { documentedForm } from '@/lib/documented-as'

/**
 * The JSON Schema of a request schema. Adds what zod's own conversion leaves out: checks after a
 * transform, and checks by code.
 */

export type JsonSchema = Record<string, unknown>

type Node = z.core.$ZodTypes

export function inputJsonSchema(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _draft, ...json } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => complete(zodSchema, jsonSchema as JsonSchema),
  })
  return json
}

function complete(node: Node, json: JsonSchema): void {
  const form = documentedForm(node)
  if (form) {
    for (const key of Object.keys(json)) Reflect.deleteProperty(json, key)
    Object.assign(json, inputJsonSchema(form))
    return
  }
  const { def } = node._zod
  if (def.type === 'pipe' && isChecked(def.out)) addChecks(json, inputJsonSchema(def.out))
  const sentences = customChecks(node).filter((sentence) => !String(json.description ?? '').includes(sentence))
  if (sentences.length > 0) json.description = [json.description, ...sentences].filter(Boolean).join('; ')
}

const isChecked = (schema: z.core.$ZodType) => schema._zod.def.type !== 'transform'

/** The messages of checks by code. */
export function customChecks({ _zod: { def } }: Node): string[] {
  return ((def.checks ?? []) as z.core.$ZodCheck[]).flatMap(({ _zod: { def: check } }) => {
    if (check.check !== 'custom' || !check.error) return []
    const message = check.error({ code: 'custom', input: undefined, path: [] } as never)
    return typeof message === 'string' ? [message] : []
  })
}

const STRICTER: Readonly<Record<string, (a: number, b: number) => number>> = {
  maxLength: Math.min,
  maximum: Math.min,
  maxItems: Math.min,
  minLength: Math.max,
  minimum: Math.max,
  minItems: Math.max,
}

/**
 * Checks of the same type after a transform. An optional field is a union: then they apply to its
 * strings.
 */
function addChecks(json: JsonSchema, after: JsonSchema): void {
  const alternatives = Array.isArray(json.anyOf) ? (json.anyOf as JsonSchema[]) : [json]
  if (!alternatives.some(({ type }) => [type].flat().includes(after.type))) return
  for (const [key, value] of Object.entries(after)) {
    const stricter = STRICTER[key]
    if (key === 'type') continue
    const known = json[key]
    json[key] = stricter && typeof known === 'number' ? stricter(known, Number(value)) : (known ?? value)
  }
}

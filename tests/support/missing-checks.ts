import type { z } from 'zod'
import { documentedForm } from '@/lib/documented-as'
import { customChecks, type JsonSchema } from '@/lib/input-json-schema'

type Node = z.core.$ZodTypes
type Limits = Record<string, unknown>

/**
 * Walks a zod schema and its JSON Schema together, place by place. Each result is a check that the
 * JSON Schema does not state at its place: a limit must be the strictest that zod checks there, a
 * sentence must be in the description.
 */
export function missingChecks(schema: z.core.$ZodType, json: JsonSchema, place = 'input'): string[] {
  const nodes = nodesOf(schema)
  const forms = formsOf(json)
  const text = forms.map(({ description }) => description ?? '').join('\n')
  const states = ([name, value]: [string, unknown]) =>
    forms.some((form) => JSON.stringify(form[name]) === JSON.stringify(value)) ||
    // A transform made another type of it: JSON Schema can only describe the check.
    (!forms.some(({ type }) => [type].flat().includes(TYPE_OF[name])) && text.includes(`at most ${String(value)}`))
  const limits = Object.entries(nodes.map(limitsOf).reduce(strictest, {})).filter((limit) => !states(limit))
  const sentences = nodes.flatMap(customChecks).filter((sentence) => !text.includes(sentence))
  const parts = nodes.flatMap(({ _zod: { def } }) => partsOf(def, forms))
  return [
    ...limits.map(([name, value]) => `${place}: ${name} ${JSON.stringify(value)}`),
    ...sentences.map((sentence) => `${place}: ${sentence}`),
    ...parts.flatMap(([name, part, form]) => missingChecks(part, form ?? { description: text }, `${place}.${name}`)),
  ]
}

const TYPE_OF: Readonly<Record<string, string>> = {
  maxLength: 'string',
  minLength: 'string',
  maxItems: 'array',
  minItems: 'array',
}

/** The schemas that check one value, one after the other. */
function nodesOf(schema: z.core.$ZodType): Node[] {
  const form = documentedForm(schema)
  if (form) return nodesOf(form)
  const node = schema as Node
  const { def } = node._zod
  if (def.type === 'pipe') return [node, ...nodesOf(def.in), ...nodesOf(def.out)]
  return 'innerType' in def ? [node, ...nodesOf(def.innerType)] : [node]
}

/** A JSON Schema, what it adds with `allOf`, and the alternative to null: all hold at one place. */
function formsOf(json: JsonSchema): JsonSchema[] {
  const options = ((json.anyOf ?? []) as JsonSchema[]).filter(({ type }) => type !== 'null')
  const [only, ...more] = options
  return [json, ...((json.allOf ?? []) as JsonSchema[]), ...(only && more.length === 0 ? formsOf(only) : [])]
}

function limitsOf({ _zod: { def } }: Node): Limits {
  const size = def.type === 'array' ? 'Items' : 'Length'
  const ofChecks = ((def.checks ?? []) as z.core.$ZodChecks[]).map(({ _zod: { def: check } }): Limits => {
    if (check.check === 'max_length') return { [`max${size}`]: check.maximum }
    if (check.check === 'min_length') return { [`min${size}`]: check.minimum }
    if (check.check === 'less_than') return { [check.inclusive ? 'maximum' : 'exclusiveMaximum']: check.value }
    if (check.check === 'greater_than') return { [check.inclusive ? 'minimum' : 'exclusiveMinimum']: check.value }
    if (check.check === 'string_format' && check.pattern) return { pattern: check.pattern.source }
    return {}
  })
  return ofChecks.reduce(strictest, ofType(def))
}

function ofType(def: Node['_zod']['def']): Limits {
  if (def.type === 'enum') return { enum: Object.values(def.entries) }
  if (def.type === 'literal') return { const: def.values[0] }
  if (def.type === 'number' && 'format' in def) return { type: 'integer' }
  return {}
}

const strictest = (one: Limits, other: Limits): Limits => {
  const both = { ...one, ...other }
  for (const name of Object.keys(one).filter((key) => key in other && /^max|^min/.test(key)))
    both[name] = (name.startsWith('max') ? Math.min : Math.max)(Number(one[name]), Number(other[name]))
  return both
}

type Part = [name: string, schema: z.core.$ZodType, json: JsonSchema | undefined]

/** What a schema checks in a value, each with its place in the JSON Schema. */
function partsOf(def: Node['_zod']['def'], forms: readonly JsonSchema[]): Part[] {
  const found = (key: string) => forms.map((form) => form[key]).find((value) => value !== undefined)
  if (def.type === 'object') {
    const properties = (found('properties') ?? {}) as Record<string, JsonSchema>
    return Object.entries(def.shape).map(([name, part]) => [name, part, properties[name]])
  }
  if (def.type === 'array') return [['items', def.element, found('items') as JsonSchema | undefined]]
  if (def.type === 'record')
    return [
      ['keys', def.keyType, found('propertyNames') as JsonSchema | undefined],
      ['values', def.valueType, found('additionalProperties') as JsonSchema | undefined],
    ]
  if (def.type === 'union') {
    const options = (found('anyOf') ?? []) as JsonSchema[]
    return def.options.map((option, at) => [String(at), option, options[at]])
  }
  return []
}

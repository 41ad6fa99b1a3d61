import type { z } from 'zod'

const documented = new WeakMap<object, z.core.$ZodType>()

/** For a schema that checks by code: says the same in a form that JSON Schema can express. */
export function documentAs<S extends object>(schema: S, form: z.core.$ZodType): S {
  documented.set(schema, form)
  return schema
}

export const documentedForm = (schema: object): z.core.$ZodType | undefined => documented.get(schema)

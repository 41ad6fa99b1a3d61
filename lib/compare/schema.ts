import { z } from 'zod'

export const ComparedCodes = z.object({ a: z.string(), b: z.string() })

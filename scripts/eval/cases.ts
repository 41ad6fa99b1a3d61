import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** The evaluation cases: realistic texts and the tools that they mention. */

const Truth = z.object({
  name: z.string(),
  aliases: z.array(z.string()).optional(),
  category: z.string().optional(),
  optional: z.boolean().optional(),
})
export type Truth = z.output<typeof Truth>

const Case = z.object({
  id: z.string(),
  kind: z.enum(['interview', 'transcript', 'uses', 'stacks', 'manifest', 'adversarial', 'intent']),
  prompt: z.string(),
  tools: z.string().optional(),
  truth: z.array(Truth),
  forbidden: z.array(z.string()).optional(),
  min_hits: z.number().optional(),
  allow_status: z.array(z.number()).optional(),
  expect_max_items: z.number().optional(),
  max_duplicates: z.number().optional(),
})
export type Case = z.output<typeof Case>

export function readCases(folder = path.join(process.cwd(), 'tests/eval/cases')): Case[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean))
    .map((line) => Case.parse(JSON.parse(line)))
}

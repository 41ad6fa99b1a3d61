import 'server-only'
import { z } from 'zod'
import { Comparison, OpenStack } from '@/lib/response-schemas/open-stack'
import { StackRows } from '@/lib/response-schemas/stack'
import { ToolPage, ToolPages } from '@/lib/response-schemas/tool'
import type { Viewer } from '@/lib/auth/viewer'
import { entryNamed } from '@/lib/catalog/name-index'
import { compareStacks } from '@/lib/compare/compare-stacks'
import { engine, generateLimits } from '@/lib/engine'
import { publicOrigin } from '@/lib/env'
import { openFormatOf } from '@/lib/formats/open-format-of'
import { takePoint } from '@/lib/http/rate-limit'
import { toOpenFormat } from '@/lib/open-format/to-open-format'
import { paths } from '@/lib/paths'
import { searchStacks } from '@/lib/search/queries'
import { readPublicStack } from '@/lib/stack/public-stack'
import { DEFAULT_THEME } from '@/lib/stack/stack-theme'
import { formatCount } from '@/lib/text/format-count'
import { listTools } from '@/lib/tools/list'
import { toolDetails } from '@/lib/tools/queries'
import { saveStack } from './save-stack'
import {
  CompareStacksInput,
  GenerateStackInput,
  GetStackInput,
  GetToolInput,
  SaveStackInput,
  SearchStacksInput,
  SearchToolsInput,
} from './schema'
import { listOf, stackLines } from './text'

/** The caller of a tool. */
export interface Caller {
  viewer: Viewer | undefined
  /** The key of rate limits for a guest. */
  addressKey: string
  signal: AbortSignal
}

export interface ToolResult {
  /** The matching response of the API. */
  structured: object
  lines: readonly string[]
}

interface McpTool<S extends z.ZodObject = z.ZodObject> {
  name: string
  title: string
  description: string
  input: S
  /** The response schema of `structured`, as in the API's document. */
  output: z.ZodObject
  /** Whether it writes: shown and executed only with the scope for it. */
  writes: boolean
  /** What to do after a failure, appended to its message. */
  hint: string
  run: (input: z.output<S>, caller: Caller) => Promise<ToolResult>
}

const tool = <S extends z.ZodObject>(definition: McpTool<S>): McpTool => ({
  ...definition,
  run: (input, caller) => definition.run(input as z.output<S>, caller),
})

const linkTo = (code: string) => `${publicOrigin}${paths.stack(code)}`
const FIND_CODES = 'Find share codes with search_stacks.'

export const MCP_TOOLS: readonly McpTool[] = [
  tool({
    name: 'search_stacks',
    title: 'Search stacks',
    description: 'Finds tech stacks that people have published, by name, title, handle or tool. Returns share codes.',
    input: SearchStacksInput,
    output: z.strictObject({ stacks: StackRows }),
    writes: false,
    hint: 'Search with fewer or other words, or with uses:{tool}.',
    run: async ({ query }) => {
      const stacks = await searchStacks(query)
      const total = stacks[0]?.totalCount ?? 0
      return {
        structured: { stacks },
        lines:
          stacks.length === 0
            ? [`No stack matches. Search with fewer or other words, or with uses:{tool}, such as uses:figma.`]
            : [
                `${formatCount(total, 'stack')} found. Read one with get_stack.`,
                ...stacks.map((row) => `${row.shareCode}: ${row.title} (${formatCount(row.toolCount, 'tool')})`),
              ],
      }
    },
  }),
  tool({
    name: 'get_stack',
    title: 'Read a stack',
    description: 'Reads one stack by its share code: sections and tools in the open format.',
    input: GetStackInput,
    output: OpenStack,
    writes: false,
    hint: FIND_CODES,
    run: async ({ code }) => {
      const stack = openFormatOf(await readPublicStack(code))
      return { structured: stack, lines: [...stackLines(stack), linkTo(code)] }
    },
  }),
  tool({
    name: 'get_tool',
    title: 'Read a tool',
    description: 'Reads one tool of the catalogue: how many stacks use it, what is often used with it, alternatives.',
    input: GetToolInput,
    output: ToolPage,
    writes: false,
    hint: 'Find ids with search_tools.',
    run: async ({ id }) => {
      const found = await toolDetails(id)
      return {
        structured: found,
        lines: [
          `${found.name}: ${found.description}`,
          `Used in ${formatCount(found.count, 'stack')}. ${found.link}`,
          `Often used with: ${listOf(found.oftenWith.map(({ name }) => name)) || 'not known'}`,
          `Alternatives: ${listOf(found.alternatives.map((other) => `${other.name} (${other.id})`)) || 'none known'}`,
        ],
      }
    },
  }),
  tool({
    name: 'search_tools',
    title: 'Search tools',
    description: 'Finds tools of the catalogue by name, optionally of one category. Returns ids, most used first.',
    input: SearchToolsInput,
    output: ToolPages,
    writes: false,
    hint: 'Leave category out to search all of them.',
    run: async ({ query, category }) => {
      const found = await listTools({ query, category, page: 1 })
      return {
        structured: found,
        lines:
          found.total === 0
            ? ['No tool matches. Search with a shorter or another name, and without a category.']
            : [
                `${formatCount(found.total, 'tool')} found. Read one with get_tool.`,
                ...found.tools.map(
                  ({ id, name, category: of, count }) => `${id}: ${name} (${of}, in ${formatCount(count, 'stack')})`,
                ),
              ],
      }
    },
  }),
  tool({
    name: 'compare_stacks',
    title: 'Compare two stacks',
    description: 'Compares two stacks by their share codes: tools in common, tools of one alone, and rivals.',
    input: CompareStacksInput,
    output: Comparison,
    writes: false,
    hint: FIND_CODES,
    run: async ({ a, b }) => {
      const compared = await compareStacks(a, b)
      const names = (tools: readonly { name: string }[]) => listOf(tools.map(({ name }) => name)) || 'none'
      return {
        structured: compared,
        lines: [
          `In both: ${names(compared.shared)}`,
          `Only in ${compared.a.title}: ${names(compared.onlyA)}`,
          `Only in ${compared.b.title}: ${names(compared.onlyB)}`,
        ],
      }
    },
  }),
  tool({
    name: 'generate_stack',
    title: 'Generate a stack',
    description: 'Makes a stack from a text: the tools that a person uses, or what they want to do. It is not saved.',
    input: GenerateStackInput,
    output: OpenStack,
    writes: false,
    hint: 'Describe a role, a task or the tools in use.',
    run: async ({ prompt }, { viewer, addressKey, signal }) => {
      const rule = viewer ? generateLimits.limitUser : generateLimits.limit
      await takePoint(rule, viewer?.id ?? addressKey, prompt.length)
      const body = { prompt, tools: '', intelligence: false }
      const { sections, notice } = await engine.generate(body, { onSection: () => undefined, signal })
      const unsaved = { name: '', title: '', description: '', twitterHandle: '', theme: DEFAULT_THEME, sections }
      const stack = toOpenFormat(unsaved, {
        origin: publicOrigin,
        entryOf: ({ text }) => entryNamed(text)?.id ?? null,
      })
      return {
        structured: stack,
        lines: [
          ...stackLines(stack),
          notice ?? '',
          'Not saved. save_stack keeps it, with an API key of the scope write.',
        ],
      }
    },
  }),
  tool({
    name: 'save_stack',
    title: 'Save a stack',
    description:
      'Saves a stack in the open format under the account of the API key: a new one, or with code an update of an own one.',
    input: SaveStackInput,
    output: OpenStack,
    writes: true,
    hint: 'Only stacks of this account can be updated; without code a new one is saved.',
    run: async (input, { viewer }) => {
      const stack = await saveStack(viewer, input)
      return { structured: stack, lines: ['Saved.', linkTo(stack.code ?? ''), ...stackLines(stack)] }
    },
  }),
]

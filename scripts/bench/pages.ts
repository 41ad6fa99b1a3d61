import { Guest, signUp } from '@/tests/support/people'
import type { Product } from '@/tests/support/product'
import { stack, tool } from '@/tests/support/stacks'
import type { BareNext } from './bare-next'
import { measureRatio, type Asked, type Measured } from './measure'

/**
 * Compares pages and an API read with the smallest application of the same Next.js: cached and
 * rendered for the request, plain and compressed. Many addresses, because one warm address says
 * nothing about first views.
 */

/**
 * More pages than the cache of `cold` holds, so that a page is evicted before it is requested
 * again.
 */
const STACKS = 300
const TOOLS = 40
const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br' }

interface Row {
  readonly what: string
  /** The least ratio of a run without a regression. */
  readonly bar: number
  /** The goal. */
  readonly goal: number
  readonly own: Asked
  readonly bare: Asked
}

export interface ComparedRow extends Row {
  readonly value: number
  readonly measured: { readonly own: Measured; readonly bare: Measured }
}

async function saveStacks(origin: string): Promise<string[]> {
  const codes: string[] = []
  for (let i = 0; i < STACKS; i++) {
    const tools = Array.from({ length: TOOLS }, (_, at) =>
      tool(`Tool ${i} ${at}`, {
        link: 'https://example.com',
        description: 'What it is and who reaches for it, in one sentence.',
      }),
    )
    const sections = Object.fromEntries(
      Array.from({ length: 5 }, (_, at) => [`Section ${at}`, tools.slice(at * 8, at * 8 + 8)]),
    )
    const { json } = await new Guest(origin).post(
      '/api/techstack',
      stack({ sections, sectionOrder: Object.keys(sections) }),
    )
    codes.push((json as { shareCode: string }).shareCode)
  }
  return codes
}

/** `warm` has its normal cache, `cold` one of 1 MiB; both have the same database. */
export async function comparePages(warm: Product, cold: Product, bare: BareNext): Promise<ComparedRow[]> {
  const codes = await saveStacks(warm.origin)
  const pages = codes.map((code) => `/?share=${code}`)
  const reads = codes.map((code) => `/api/techstack/${code}`)
  const cards = codes.map((code) => `/stack/${code}.svg`)
  // Pages for a session are never cached.
  const { cookie } = await signUp(cold.origin)
  const page = { origin: bare.origin, paths: ['/dynamic'] }
  const route = { origin: bare.origin, paths: ['/api/bare'] }
  const at = ({ origin }: Product, paths: readonly string[]) => ({ origin, paths })
  const both = (row: Row): Row[] => [
    row,
    {
      ...row,
      what: `${row.what}, compressed`,
      own: { ...row.own, headers: { ...row.own.headers, ...COMPRESSED } },
      bare: { ...row.bare, headers: COMPRESSED },
    },
  ]
  const rows = [
    { what: 'shared page of 40 tools, cached', bar: 2, goal: 1, own: at(warm, pages.slice(0, 20)), bare: page },
    { what: 'shared page of 40 tools, first view', bar: 0.6, goal: 0.7, own: at(cold, pages), bare: page },
    { what: 'start page, cached', bar: 1.3, goal: 1, own: at(warm, ['/']), bare: page },
    {
      what: 'start page, signed in',
      bar: 1.1,
      goal: 0.6,
      own: { ...at(cold, ['/']), headers: { cookie } },
      bare: page,
    },
    { what: 'README card of 40 tools, cached', bar: 2.5, goal: 2.5, own: at(warm, cards.slice(0, 20)), bare: route },
    { what: 'API read of 40 tools, cached', bar: 2.5, goal: 1, own: at(warm, reads.slice(0, 20)), bare: route },
    { what: 'API read of 40 tools, first read', bar: 1, goal: 0.75, own: at(cold, reads), bare: route },
  ].flatMap(both)
  const compared: ComparedRow[] = []
  for (const row of rows) {
    const { ratio: value, ...measured } = await measureRatio(row.own, row.bare)
    compared.push({ ...row, value, measured })
  }
  return compared
}

import type { PublicStack } from '@/lib/stack/public-stack'
import type { Section, Tool } from '@/lib/stack/schema'
import { STACK_THEMES } from '@/lib/stack/stack-theme'
import { bareTool } from './bare-tool'

/** A saved stack in its public form. */
export const publicStack = (over: Partial<PublicStack> = {}): PublicStack => ({
  shareCode: 'abcdefgh23',
  name: 'My desk',
  title: '',
  description: '',
  twitterHandle: '',
  theme: 'modern',
  sections: [{ title: 'Editors', tools: [bareTool('vim', 'Vim')] }],
  version: 1,
  listed: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  basedOn: null,
  ...over,
})

/** A seeded generator of random numbers. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Names with hostile characters, and in various scripts. */
const NAMES = [
  'React',
  '<script>alert(1)</script>',
  ']]><svg onload=alert(1)>',
  '&amp;&#0;&bogus;',
  '"quoted" and \'quoted\'',
  'العربية والتصميم الجرافيكي',
  'עברית \u202e reversed',
  '日本語の道具と編集',
  '👩‍👩‍👧‍👦🏳️‍🌈🚀',
  'e\u0301'.repeat(40),
  'a\u0000b\u0001c\u001fd',
  'half \ud800 surrogate',
  '\ufffe\uffff noncharacters',
  'W'.repeat(120),
  'l'.repeat(120),
  'javascript:alert(1)',
  '${7*7}{{7*7}}',
  ' ',
  '--> <!-- <![CDATA[',
  'one\ntwo\tthree',
]
const LINKS = ['', 'https://example.com/a?b=<c>&d="e"', 'http://example.com/é', 'https://example.com/%00']
const ICONS = [
  '',
  'logos:react',
  'simple-icons:vim',
  'lucide:code',
  'devicon:nowhere-at-all',
  'https://pictures.example/a.png?x="><script>',
  'own-0123456789abcdef',
]
const COLORS = ['', '#000', '#ffffff', '#1d4ed8', '#1d4ed880']
const STATUSES = [undefined, 'using', 'trying', 'retired'] as const

/**
 * A stack with extreme values, as a hostile or careless user could store it. The same seed gives
 * the same stack.
 */
export function hostileStack(seed: number): PublicStack {
  const below = numbersFrom(seed)
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T
  let id = 0
  const tool = (): Tool => {
    const status = one(STATUSES)
    return bareTool(`t${++id}`, one(NAMES).slice(0, 120), {
      description: one(NAMES),
      link: one(LINKS),
      label: one(NAMES).slice(0, 40),
      icon_id: one(ICONS),
      color: one(COLORS),
      ...(status ? { status } : {}),
    })
  }
  const most = one([0, 1, 5, 30, 300])
  const sections: Section[] = Array.from({ length: 1 + below(6) }, (_, at) => ({
    title: `${one(NAMES).slice(0, 70)} ${at}`,
    tools: Array.from({ length: below(most + 1) }, tool),
  }))
  return publicStack({
    name: one(NAMES).slice(0, 120),
    title: one(NAMES),
    description: one(NAMES),
    twitterHandle: one(['', 'somebody', 'a_b_c']),
    theme: one(STACK_THEMES),
    sections,
    basedOn: one([null, { code: 'Ab3Cd4Ef5G', title: one(NAMES) }]),
  })
}

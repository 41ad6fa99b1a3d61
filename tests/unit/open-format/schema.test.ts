import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { openFormatOf } from '@/lib/formats/open-format-of'
import { OpenStack, openFormatJsonSchema } from '@/lib/open-format/schema'
import { StackDraft } from '@/lib/stack/schema'
import { toSectionMap } from '@/lib/stack/section-map'
import type { PublicStack } from '@/lib/stack/public-stack'
import { hostileStack, publicStack } from '@/tests/support/public-stack'
import { bareTool } from '@/tests/support/bare-tool'

const ADDRESS = 'https://stacks.example/schema/stack-1.json'
const validate = addFormats.default(new Ajv2020({ allErrors: true })).compile(openFormatJsonSchema(ADDRESS))

/** Normalised as when stored: a stack that the schema refuses never becomes a document. */
function stored(seed: number): PublicStack | undefined {
  const stack = hostileStack(seed)
  const draft = StackDraft.safeParse({ ...stack, ...toSectionMap(stack.sections), name: 'Mine' })
  return draft.success ? { ...stack, ...draft.data } : undefined
}

test('a thousand random stacks are valid documents for an independent validator and for our own schema', () => {
  let checked = 0
  for (let seed = 0; checked < 1_000; seed++) {
    const stack = stored(seed)
    if (!stack) continue
    checked++
    const document: unknown = JSON.parse(JSON.stringify(openFormatOf(stack)))
    expect(validate(document), JSON.stringify(validate.errors)).toBe(true)
    expect(OpenStack.safeParse(document).success).toBe(true)
  }
})

describe('both validators refuse the same documents', () => {
  const valid = openFormatOf(publicStack()) as unknown as Record<string, unknown>
  test.each([
    ['no version', { version: undefined }],
    ['another version', { version: 2 }],
    ['no sections', { sections: undefined }],
    ['a map of sections', { sections: { Web: [] } }],
    ['a tool without a name', { sections: [{ title: 'Web', tools: [{ id: 'a' }] }] }],
    ['an unknown status', { sections: [{ title: 'Web', tools: [{ name: 'a', status: 'loved' }] }] }],
    ['a link that runs code', { sections: [{ title: 'Web', tools: [{ name: 'a', link: 'javascript:alert(1)' }] }] }],
    ['a handle with an @', { handle: '@me' }],
    ['a date that is none', { createdAt: 'yesterday' }],
  ])('%s', (_what, over) => {
    const document: unknown = JSON.parse(JSON.stringify({ ...valid, ...over }))
    expect([validate(document), OpenStack.safeParse(document).success]).toEqual([false, false])
  })

  test('a document with nothing but names, and unknown fields, is valid', () => {
    const document = {
      version: 1,
      sections: [{ title: 'Web', tools: [{ name: 'React', rating: 5 }] }],
      by: 'a program',
    }
    expect([validate(document), OpenStack.safeParse(document).success]).toEqual([true, true])
  })
})

test('a document has the catalogue entry of each tool, and the address of its schema', () => {
  const document = openFormatOf(
    publicStack({
      twitterHandle: 'dev',
      basedOn: { code: 'Ab3Cd4Ef5G', title: 'The first' },
      sections: [
        {
          title: 'Web',
          tools: [
            bareTool('1', 'React', {
              label: 'Library',
              icon_id: 'logos:react',
              link: 'https://react.dev',
              status: 'trying',
            }),
            bareTool('2', 'Our own tool'),
          ],
        },
      ],
    }),
  )
  expect(document).toEqual({
    $schema: 'http://localhost:3000/schema/stack-1.json',
    version: 1,
    code: 'abcdefgh23',
    name: 'My desk',
    title: '',
    description: '',
    handle: 'dev',
    theme: 'modern',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-02T00:00:00.000Z',
    basedOn: { code: 'Ab3Cd4Ef5G', title: 'The first' },
    sections: [
      {
        title: 'Web',
        tools: [
          {
            id: '1',
            name: 'React',
            entry: 'react',
            link: 'https://react.dev',
            icon: 'logos:react',
            color: '',
            badge: 'Library',
            description: '',
            status: 'trying',
          },
          {
            id: '2',
            name: 'Our own tool',
            entry: null,
            link: '',
            icon: '',
            color: '',
            badge: '',
            description: '',
            status: 'using',
          },
        ],
      },
    ],
  })
})

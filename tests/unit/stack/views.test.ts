import { afterEach, expect, test } from 'vitest'
import { requestState } from '@/lib/http/request-state'
import { recordView } from '@/lib/stack/views'

const buffer = Reflect.get(globalThis, Symbol.for('stackbook.views')) as { views: Map<string, unknown> }
afterEach(() => buffer.views.clear())

/** The number of views that are counted for a visit with these headers. */
function counted(sent: Record<string, string>): number {
  const headers = new Headers({
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ...sent,
  })
  requestState.run({ requestId: 'x', address: '192.0.2.1' }, () =>
    recordView('abcdefgh23', (name) => headers.get(name)),
  )
  return buffer.views.size
}

test.each([
  ['opened by a person', { 'sec-fetch-dest': 'document' }, 1],
  ['asked for by a page of ours', { 'sec-fetch-dest': 'empty' }, 1],
  ['opened in a browser that says nothing of it', {}, 1],
  ['embedded as a picture by another site', { 'sec-fetch-dest': 'image' }, 0],
  ['loaded in case it is opened', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }, 0],
  ['opened by a crawler', { 'user-agent': 'Googlebot' }, 0],
])('counts a view, or none, of a stack that is %s', (_how, sent, views) => {
  expect(counted(sent)).toBe(views)
})

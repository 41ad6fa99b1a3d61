import { expect, test } from 'vitest'
import { dataOf, reactText } from '@/server/next-internals'
import { cutAtPlaces, fillPlaces, SAMPLE_USER } from '@/server/cache/personal-places'
import { pageTemplate } from '@/server/shared-page/page-template'
import { samplePage } from '@/server/shared-page/sample-page'
import { savedFrom } from '@/lib/stack/content'
import { jsonLdText } from '@/lib/text/json-ld-text'
import { stackJsonLd, stackTitle, toolSentence } from '@/lib/stack/metadata'
import type { SharedPage } from '@/lib/stack/shared-page'

const sample = samplePage('modern', true)
const othersOf = ({ stack }: SharedPage) => `<ul>${stack.id}</ul>`
const shown = (page: SharedPage, main: string) => ({ page, parts: { main, others: othersOf(page) } })

/** A page of every value, as Next writes it. */
function pageOf(page: SharedPage, main: string, { extra = '', seam = '' } = {}): string {
  const { stack, facts, others } = page
  const jsonLd = jsonLdText(stackJsonLd(stack))
  const data = [savedFrom(stack), facts, others.remixes, others.similar, jsonLd, toolSentence(stack), stackTitle(stack)]
  const texts = [...data, `${stack.shareCode}?v=${stack.version}`].map(dataOf)
  return [
    `<title>${reactText(stackTitle(stack))}</title><meta content="${reactText(toolSentence(stack))}"/>`,
    `<link href="/${stack.shareCode}?v=${stack.version}"/>${extra}<script>${jsonLd}</script>${main}${othersOf(page)}`,
    `<script nonce="sample-nonce">self.__next_f.push([1,"${texts.slice(0, 3).join(',')}${seam}${texts.slice(3).join(',')}"])</script></body>`,
  ].join('')
}

const other: SharedPage = {
  ...sample,
  stack: {
    ...sample.stack,
    id: 'other',
    shareCode: 'Other23456',
    version: 3,
    title: '$1 & "two"</script>',
    sections: [],
  },
}

const templateOf = (html: string, main: string) =>
  pageTemplate(html, shown(sample, main), (text) => cutAtPlaces(text, 'sample-nonce'))
const ada = { id: '7', email: 'ada@example.com', name: 'Ada' }
/** As it is sent, with another nonce and user. */
const sent = (pieces: ReturnType<ReturnType<typeof templateOf>>, nonce = 'sample-nonce') =>
  fillPlaces(pieces, { nonce, user: ada }).toString()

test('a template filled with another page is that page', () => {
  const template = templateOf(pageOf(sample, '<p>first</p>'), '<p>first</p>')
  expect(sent(template(shown(other, '<p>second $& $1</p>')))).toBe(pageOf(other, '<p>second $& $1</p>'))
})

test('the nonce and the user of a filled template are those of each response', () => {
  const template = templateOf(pageOf(sample, '<p>first</p>', { extra: SAMPLE_USER.email }), '<p>first</p>')
  const page = pageOf(other, '<p>second</p>', { extra: ada.email }).replace('sample-nonce', 'own-nonce')
  expect(sent(template(shown(other, '<p>second</p>')), 'own-nonce')).toBe(page)
})

test('data in several scripts in a row is read as one', () => {
  const seam = '"])</script><script nonce="sample-nonce">self.__next_f.push([1,"'
  const template = templateOf(pageOf(sample, '<p>first</p>', { seam }), '<p>first</p>')
  expect(sent(template(shown(other, '<p>second</p>')))).toBe(pageOf(other, '<p>second</p>'))
})

test.each([
  ['other HTML than ours', pageOf(sample, '<p>first</p>'), '<p>changed</p>', 'does not show <p>changed</p>'],
  ['the sample at an unknown place', pageOf(sample, '<p>first</p>', { extra: '<i>Sampletext name</i>' }), '<p>first</p>', 'unknown place'], // prettier-ignore
  ['the user at an unknown place', pageOf(sample, '<p>first</p>', { extra: SAMPLE_USER.id }), '<p>first</p>', 'user at an unknown place'], // prettier-ignore
  ['no data', '<title>Sampletext title</title>', '', 'its data in one place'],
  ['data at two places', `${pageOf(sample, 'x')}<b></b><script>self.__next_f.push([1,"a"])</script>`, 'x', 'its data in one place'], // prettier-ignore
])('a page with %s is no template', (_what, html, main, message) => {
  expect(() => templateOf(html, main)).toThrow(message)
})

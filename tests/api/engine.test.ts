import { expect, test } from 'vitest'
import { TRANSFORM_THEMES } from '@/lib/engine/types'
import { overSharedPostgres } from '../support/api'
import { Guest, signUp } from '../support/people'
import { stack, tool } from '../support/stacks'

interface Named {
  id: string
  text: string
}
const toolsOf = (data: { sections: Record<string, Named[]> }) => Object.values(data.sections).flat()

overSharedPostgres('the engine', (running) => {
  const guest = () => new Guest(running().product.origin)
  const generate = (body: unknown, headers?: Record<string, string>) =>
    guest().post('/api/techstack/generate', body, headers)

  test('a guest generates a stack from a wish, and it can be saved unchanged', async () => {
    const made = await generate({ prompt: 'wedding photographer', tools: 'Trello, Zoom' })
    expect(made.status).toBe(200)
    const { sections, sectionOrder } = made.json.data
    expect(Object.keys(sections).sort()).toEqual([...sectionOrder].sort())
    expect(toolsOf(made.json.data).map(({ text }) => text)).toEqual(expect.arrayContaining(['Trello', 'Zoom']))
    const saved = await guest().post('/api/techstack', { name: 'From a wish', sections, sectionOrder })
    expect(saved.status).toBe(201)
    expect(saved.json.sections).toEqual(sections)
  })

  test('sections are streamed in order, and the last event contains all of them', async () => {
    const answer = await generate({ prompt: 'solo SaaS with Next.js' }, { accept: 'text/event-stream' })
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
    const events = answer.text
      .trim()
      .split('\n\n')
      .map((event) => {
        const [name, data] = event.split('\n')
        return { name: name?.replace('event: ', ''), data: JSON.parse(data?.replace('data: ', '') ?? '') }
      })
    const sections = events.filter(({ name }) => name === 'section').map(({ data }) => data)
    const done = events.at(-1)
    expect(done?.name).toBe('done')
    expect(sections.map(({ title }) => title)).toEqual(done?.data.data.sectionOrder)
    for (const { title, tools } of sections) expect(done?.data.data.sections[title]).toEqual(tools)
  })

  test('an error before the first section has an HTTP status, streamed or not', async () => {
    for (const accept of ['application/json', 'text/event-stream']) {
      const unread = await generate({ prompt: 'qwer zxcv uiop' }, { accept })
      expect(unread.status).toBe(422)
      expect(unread.json.error).toMatch(/List some tools/)
    }
  })

  // promise: bounded-model-calls
  test('blank, missing and overlong texts are refused, and intelligence requires a token', async () => {
    for (const body of [{ prompt: ' ' }, {}, { prompt: 'x'.repeat(300_001) }, { prompt: 5 }])
      expect((await generate(body)).status, JSON.stringify(body).slice(0, 40)).toBe(400)
    expect((await generate({ prompt: 'novelist', intelligence: true })).status).toBe(401)
    const user = await signUp(running().product.origin)
    const asked = await user.post('/api/techstack/generate', { prompt: 'novelist', intelligence: true })
    expect(asked.status).toBe(200)
  })

  test('explore accepts names or tools, and returns none that are on the board', async () => {
    for (const existingItems of [
      ['PostgreSQL', 'Redis'],
      [{ text: 'PostgreSQL' }, { text: 'Redis' }],
    ]) {
      const found = await guest().post('/api/techstack/explore', { categoryName: 'Databases', existingItems })
      const names = found.json.data.map(({ text }: Named) => text)
      expect(names.length).toBeGreaterThanOrEqual(5)
      expect(names.length).toBeLessThanOrEqual(12)
      expect(names).not.toContain('PostgreSQL')
    }
    expect((await guest().post('/api/techstack/explore', { categoryName: ' ' })).status).toBe(400)
  })

  test('every theme renames tools and keeps their ids and order, and an unknown one is refused', async () => {
    const { sections, sectionOrder } = stack()
    const inOrder = (data: { sections: Record<string, Named[]>; sectionOrder: string[] }, part: keyof Named) =>
      data.sectionOrder.map((title) => data.sections[title]?.map((named) => named[part]))
    const before = { sections, sectionOrder }
    for (const { value: theme } of TRANSFORM_THEMES) {
      const dressed = await guest().post('/api/techstack/transform', { sections, sectionOrder, theme })
      expect(dressed.status, theme).toBe(200)
      expect(inOrder(dressed.json.data, 'id'), theme).toEqual(inOrder(before, 'id'))
      expect(inOrder(dressed.json.data, 'text'), theme).not.toEqual(inOrder(before, 'text'))
    }
    expect((await guest().post('/api/techstack/transform', { sections, theme: '90s' })).status).toBe(200)
    expect(
      (await guest().post('/api/techstack/transform', { sections, sectionOrder, theme: 'bronze age' })).status,
    ).toBe(400)
  })

  test('descriptions are returned in the order of the request, for names and for tools', async () => {
    const asked = await guest().post('/api/techstack/descriptions', { tools: [{ id: 'b', text: 'Redis' }, 'Figma'] })
    expect(asked.json).toEqual([
      { id: 'b', description: expect.stringMatching(/\w{3}/) },
      { id: 'Figma', description: expect.stringMatching(/\w{3}/) },
    ])
  })

  test('autocomplete completes the typed word and suggests related tools', async () => {
    const suggest = async (currentInput: string) =>
      (await guest().post('/api/techstack/autocomplete', { currentInput })).json.suggestions
    expect((await suggest('Docker, Postg'))[0]).toEqual({ full: 'PostgreSQL', original: 'Postg' })
    expect(await suggest('')).toEqual([])
    const beside = (await suggest('React, Next.js')).map(({ full }: { full: string }) => full)
    expect(beside.length).toBeGreaterThan(0)
    expect(beside.length).toBeLessThanOrEqual(6)
    expect(beside).not.toContain('React')
  })

  test('a persona has all its lines as plain text', async () => {
    const made = await guest().post('/api/generate-persona', {
      sections: { '<b>Web</b>': [tool('<i>React</i>'), tool('Vim')] },
    })
    expect(made.status).toBe(200)
    expect(made.text).not.toMatch(/[<>]/)
    for (const label of ['Location', 'Profession', 'Hobbies', 'Daily Drivers', 'Self-aware moment'])
      expect(made.json.description).toMatch(new RegExp(`^${label}: \\S`, 'm'))
  })

  // promise: harmless-icons
  test('an icon has long caching, may be embedded anywhere, and a policy that disables scripts', async () => {
    const icon = await guest().get('/api/icons/logos%3Areact')
    expect(icon.status).toBe(200)
    expect(icon.headers.get('content-type')).toBe('image/svg+xml')
    expect(icon.headers.get('cache-control')).toContain('immutable')
    expect(icon.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(icon.headers.get('content-security-policy')).toContain('sandbox')
    const again = await guest().get('/api/icons/logos%3Areact', { 'if-none-match': icon.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    for (const id of ['lucide%3Ano-such-icon', '..%2F..%2Fpackage.json', 'a%20b'])
      expect([400, 404], id).toContain((await guest().get(`/api/icons/${id}`)).status)
  })

  test('icons are found by the name of their product or maker, sixty a page, best matches first', async () => {
    const { json } = await guest().get('/api/icons?query=figma')
    expect(json.icons[0]).toMatchObject({ name: 'Figma', icon_id: expect.stringMatching(/^[\w-]+:[\w-]+$/) })
    expect((await guest().get(`/api/icons/${json.icons[0].icon_id}`)).headers.get('content-type')).toBe('image/svg+xml')
    const all = await guest().get('/api/icons')
    expect(all.json).toMatchObject({ page: 1, icons: { length: 60 } })
    expect(all.json.total).toBeGreaterThan(5000)
    const second = await guest().get('/api/icons?page=2')
    const ids = [all, second].flatMap((answer) => answer.json.icons.map((icon: { icon_id: string }) => icon.icon_id))
    expect(new Set(ids).size).toBe(120)
    expect(ids.filter((id: string) => id.startsWith('lucide:'))).toEqual([])
    expect((await guest().get(`/api/icons?query=${'x'.repeat(101)}`)).status).toBe(400)
    expect((await guest().get('/api/icons?page=0')).status).toBe(400)
  })

  test('icon mappings contain the catalogue’s words', async () => {
    const pairs = encodeURIComponent('react||a,postgres||b,frobnicator 9||c')
    const mapped = await guest().get(`/api/icon-mappings?pairs=${pairs}`)
    expect(mapped.json.map(({ term }: { term: string }) => term)).toEqual(['react', 'postgres'])
    expect(Object.keys(mapped.json[0]).sort()).toEqual(['description', 'icon_id', 'label', 'link', 'term'])
    expect((await guest().get('/api/icon-mappings')).status).toBe(400)
  })
})

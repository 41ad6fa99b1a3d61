import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { MAX_PROMPT } from '@/lib/engine/limits'
import { overSharedProducts } from '../support/api'
import { createKey } from '../support/keys'
import { Guest, signUp, unique, type User } from '../support/people'
import { stack } from '../support/stacks'

/** The official MCP client against the product, as a guest and with API keys. */

const READS = ['search_stacks', 'get_stack', 'get_tool', 'search_tools', 'compare_stacks', 'generate_stack']

async function connect(origin: string, key?: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
  const transport = new StreamableHTTPClientTransport(new URL(`${origin}/api/mcp`), { requestInit: { headers } })
  // The SDK's types do not satisfy exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<Client['connect']>[0])
  return client
}

const callWith = (client: Client) => async (name: string, input: Record<string, unknown>) =>
  (await client.callTool({ name, arguments: input })) as CallToolResult

const textOf = ({ content }: CallToolResult) => content.map((part) => (part.type === 'text' ? part.text : '')).join('')

const OPEN_STACK = {
  name: 'Mine',
  title: 'Saved by a model',
  sections: [{ title: 'Web', tools: [{ name: 'React' }, { name: 'A tool of my own' }] }],
}

overSharedProducts('MCP', (running) => {
  let owner: User
  let guest: Client
  let reader: Client
  let writer: Client
  let codes: [string, string]
  const origin = () => running().product.origin
  beforeAll(async () => {
    owner = await signUp(origin())
    guest = await connect(origin())
    reader = await connect(origin(), (await createKey(owner, 'read')).key)
    writer = await connect(origin(), (await createKey(owner, 'write')).key)
    const save = async (title: string) => (await owner.post('/api/techstack', stack({ title }))).json.shareCode
    codes = [await save(`First ${unique()}`), await save(`Second ${unique()}`)]
  })

  test('lists six tools to guests and read keys, and save_stack too to write keys', async () => {
    const names = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name)
    expect(await names(guest)).toEqual(READS)
    expect(await names(reader)).toEqual(READS)
    expect(await names(writer)).toEqual([...READS, 'save_stack'])
  })

  test('every tool has an input schema with the limits of the API', async () => {
    const { tools } = await writer.listTools()
    const inputs = Object.fromEntries(tools.map(({ name, inputSchema }) => [name, inputSchema]))
    expect(inputs.search_stacks).toMatchObject({ type: 'object', required: ['query'] })
    expect(inputs.compare_stacks?.required).toEqual(['a', 'b'])
    expect(inputs.save_stack?.required).toEqual(['stack'])
    expect(inputs.search_tools?.properties).toHaveProperty('category.enum')
    expect(inputs.save_stack).toHaveProperty('properties.stack.properties.sections.maxItems', 50)
    expect(inputs.generate_stack).toHaveProperty('properties.prompt.maxLength', MAX_PROMPT)
    expect(inputs.generate_stack).toHaveProperty('properties.prompt.description', 'may not be blank')
  })

  describe.each([
    ['a guest', () => guest],
    ['a key of the scope read', () => reader],
    ['a key of the scope write', () => writer],
  ] as const)('tools that read, for %s', (_who, clientOf) => {
    test('search_stacks, get_stack, get_tool, search_tools and compare_stacks answer as the API does', async () => {
      // With the list of tools the client validates every structured response against its schema.
      await clientOf().listTools()
      const call = callWith(clientOf())
      const api = new Guest(origin())
      const found = await call('search_stacks', { query: 'uses:redis' })
      expect(found.structuredContent).toEqual({ stacks: (await api.get('/api/techstack/search/uses:redis')).json })
      expect(textOf(found)).toContain(codes[1])
      const read = await call('get_stack', { code: codes[0] })
      expect(read.structuredContent).toEqual((await api.get(`/stack/${codes[0]}.json`)).json)
      expect(textOf(read)).toMatch(/^First .*: 3 tools in 2 sections\n[^]*Data: PostgreSQL, Redis/)
      const tool = await call('get_tool', { id: 'react' })
      expect(tool.structuredContent).toEqual((await api.get('/api/tools/react')).json)
      const tools = await call('search_tools', { query: 'figma' })
      expect(tools.structuredContent).toEqual((await api.get('/api/tools?query=figma')).json)
      expect(textOf(tools)).toContain('figma: Figma')
      const compared = await call('compare_stacks', { a: codes[0], b: codes[1] })
      expect(compared.structuredContent).toEqual((await api.get(`/api/compare/${codes.join('/')}`)).json)
      expect(textOf(compared)).toContain('In both: PostgreSQL, Redis, React')
      for (const result of [found, read, tool, tools, compared])
        expect(textOf(result).length).toBeLessThanOrEqual(1_500)
    })

    test('generate_stack answers in the open format and saves nothing', async () => {
      const made = await callWith(clientOf())('generate_stack', { prompt: 'I use React, PostgreSQL and Figma' })
      expect(made.structuredContent).toMatchObject({ version: 1, code: null })
      expect(textOf(made)).toMatch(/React/)
      expect(textOf(made)).toMatch(/Not saved/)
    })
  })

  test.each([
    ['an unknown share code', 'get_stack', { code: '2222222222' }, /share code.*search_stacks/s],
    [
      'an unknown side of a comparison',
      'compare_stacks',
      { a: '2222222222', b: 'x' },
      /does not exist.*search_stacks/s,
    ],
    ['an unknown tool of the catalogue', 'get_tool', { id: 'no-such-tool' }, /search_tools/],
    ['a category that is none', 'search_tools', { category: 'x' }, /category: the id of a category/],
    ['a missing field', 'search_stacks', {}, /query/],
    ['an empty prompt', 'generate_stack', { prompt: ' ' }, /prompt: may not be blank/],
    ['a tool that does not exist', 'drop_tables', {}, /There is no tool drop_tables\. Ask for the list of tools/],
  ])('%s is an error that says what to do', async (_what, name, input, words) => {
    const result = await callWith(guest)(name, input)
    expect(result.isError).toBe(true)
    expect(textOf(result)).toMatch(words)
  })

  test('save_stack saves for the owner of a write key, fills in catalogue data, and updates by code', async () => {
    await writer.listTools()
    const call = callWith(writer)
    const saved = await call('save_stack', { stack: OPEN_STACK })
    expect(saved.isError).toBeFalsy()
    const { code } = saved.structuredContent as { code: string }
    const { json: stored } = await owner.get(`/api/techstack/${code}`)
    expect(stored).toMatchObject({ userId: owner.id, title: 'Saved by a model', sectionOrder: ['Web'] })
    expect(stored.sections.Web[0]).toMatchObject({ text: 'React', link: expect.stringMatching(/^https:/) })
    const updated = await call('save_stack', {
      code,
      stack: { sections: [{ title: 'Data', tools: [{ name: 'Redis' }] }] },
    })
    expect(updated.structuredContent).toMatchObject({ code, title: 'Saved by a model', sections: [{ title: 'Data' }] })
    expect(updated.structuredContent).toEqual((await owner.get(`/stack/${code}.json`)).json)
  })

  test('save_stack refuses guests, read keys and keys of other accounts, and changes nothing', async () => {
    const stranger = await connect(origin(), (await createKey(await signUp(origin()), 'write')).key)
    const before = (await owner.get(`/api/techstack/${codes[0]}`)).json
    for (const client of [guest, reader]) {
      const refused = await callWith(client)('save_stack', { code: codes[0], stack: OPEN_STACK })
      expect(refused.isError).toBe(true)
      expect(textOf(refused)).toMatch(/Saving needs an API key with the scope write.*\/account/)
    }
    const foreign = await callWith(stranger)('save_stack', { code: codes[0], stack: OPEN_STACK })
    expect(foreign.isError).toBe(true)
    expect(textOf(foreign)).toMatch(/Only the owner can change this stack/)
    expect((await owner.get(`/api/techstack/${codes[0]}`)).json).toEqual(before)
  })

  test.each([
    ['two sections of one title', { ...OPEN_STACK, sections: [OPEN_STACK.sections[0], OPEN_STACK.sections[0]] }],
    [
      'a link that is none',
      { ...OPEN_STACK, sections: [{ title: 'Web', tools: [{ name: 'X', link: 'javascript:1' }] }] },
    ],
    ['neither a name nor a title', { sections: [] }],
    ['no sections', { name: 'x' }],
  ])('save_stack refuses %s with the reason', async (_what, given) => {
    const result = await callWith(writer)('save_stack', { stack: given })
    expect(result.isError).toBe(true)
    expect(textOf(result)).toMatch(/sections|link|name/i)
  })

  test('the endpoint refuses other methods, pages of other sites without a key, revoked keys and batches', async () => {
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    const api = new Guest(origin())
    for (const method of ['GET', 'DELETE']) {
      const { status, headers } = await api.call(method, '/api/mcp')
      expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
    }
    const foreign = { origin: 'https://there.example' }
    expect((await api.post('/api/mcp', list, foreign)).status).toBe(403)
    const { id, key, program } = await createKey(owner, 'read')
    const allowed = await api.post('/api/mcp', list, { ...foreign, authorization: `Bearer ${key}` })
    expect([allowed.status, allowed.json.result.tools.length]).toEqual([200, 6])
    await owner.call('DELETE', `/api/account/keys/${id}`)
    expect((await program.post('/api/mcp', list)).status).toBe(401)
    for (const body of [[list, list], { id: 1 }, 'x', null]) expect((await api.post('/api/mcp', body)).status).toBe(400)
  })
})

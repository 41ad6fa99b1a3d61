import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { run, type System } from '@/cli/run'
import { mergeSections } from '@/cli/site/merge-sections'
import { folderOfFiles } from '../../support/folder-of-files'

const SITE = 'https://stacks.example'
const CODE = 'abcDEF1234'

interface Asked {
  url: string
  method: string
  authorization: string | null
  idempotencyKey: string | null
  body: string | undefined
}

type Answer = (asked: Asked) => { status: number; body: unknown; headers?: Record<string, string> }

/** Runs the program with a site that answers as the test says. */
async function push(folder: string, answer: Answer, args: string[] = ['--yes'], given: Partial<System> = {}) {
  const asked: Asked[] = []
  let output = ''
  let errors = ''
  const code = await run(['push', folder, '--site', SITE, ...args], {
    cwd: folder,
    platform: 'linux',
    home: folder,
    siteUrl: undefined,
    key: 'sb_0123456789',
    fetch: (url, init) => {
      const one: Asked = {
        url: String(url),
        method: init?.method ?? 'GET',
        authorization: new Headers(init?.headers).get('authorization'),
        idempotencyKey: new Headers(init?.headers).get('idempotency-key'),
        body: init?.body as string | undefined,
      }
      asked.push(one)
      return Promise.resolve(one)
        .then(answer)
        .then(({ status, body, headers = {} }) => Response.json(body, { status, headers }))
    },
    print: (text) => (output += text),
    printError: (text) => (errors += text),
    ask: undefined,
    ...given,
  })
  return { code, output, errors, asked }
}

const project = () => folderOfFiles({ 'package.json': '{"dependencies":{"react":"19"}}', '.env': 'SECRET=hunter2\n' })

/** A site that keeps one stack. */
function site() {
  let stack = { id: 'id-1', shareCode: CODE, version: 0, sections: {} as unknown, sectionOrder: [] as unknown }
  const answer: Answer = ({ method, body }) => {
    if (method !== 'GET') {
      const { sections, sectionOrder } = JSON.parse(body ?? '') as typeof stack
      stack = { ...stack, version: stack.version + 1, sections, sectionOrder }
    }
    return { status: method === 'POST' ? 201 : 200, body: stack }
  }
  return answer
}

describe('push', () => {
  test('makes a stack, keeps its code, and prints exactly the body that it sends, without the key', async () => {
    const folder = project()
    const { code, output, asked } = await push(folder, site())
    expect(code).toBe(0)
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([`POST ${SITE}/api/techstack`])
    expect(asked[0]?.authorization).toBe('Bearer sb_0123456789')
    expect(output).toContain(`\nidempotency-key: ${asked[0]?.idempotencyKey}\n\n${asked[0]?.body}\n\n`)
    expect(output).not.toContain('sb_0123456789')
    expect(asked[0]?.body).not.toContain('hunter2')
    expect(JSON.parse(readFileSync(path.join(folder, '.stackbook.json'), 'utf8'))).toEqual({ site: SITE, code: CODE })
  })

  test('a second push of the same tools only reads', async () => {
    const folder = project()
    const answer = site()
    await push(folder, answer)
    const { asked, output } = await push(folder, answer)
    expect(asked.map(({ method }) => method)).toEqual(['GET'])
    expect(output).toMatch(/^GET https:\/\/stacks\.example\/api\/techstack\/abcDEF1234\nauthorization: Bearer \(/)
    expect(output).toContain('Nothing changed')
  })

  test('a push after a change updates the stack with the version that was read', async () => {
    const folder = project()
    const answer = site()
    await push(folder, answer)
    const other = folderOfFiles({
      'package.json': '{"dependencies":{"react":"19","fastify":"5"}}',
      '.stackbook.json': readFileSync(path.join(folder, '.stackbook.json'), 'utf8'),
    })
    const { asked } = await push(other, answer)
    expect(asked.map(({ method, url }) => `${method} ${url.slice(SITE.length)}`)).toEqual([
      `GET /api/techstack/${CODE}`,
      'PUT /api/techstack/id-1',
    ])
    expect(JSON.parse(asked[1]?.body ?? '')).toMatchObject({ version: 1 })
    expect(asked[1]?.body).toContain('Fastify')
  })

  test('sends nothing when the answer is no, and when no question can be asked', async () => {
    const folder = project()
    const declined = await push(folder, site(), [], { ask: () => Promise.resolve(false) })
    expect(declined).toMatchObject({ code: 0, asked: [] })
    const unanswered = await push(folder, site(), [])
    expect(unanswered).toMatchObject({ code: 1, asked: [] })
    expect(unanswered.errors).toContain('--yes')
  })

  test.each<[string, string[], Partial<System>, string]>([
    ['without a key', ['--yes'], { key: undefined }, 'STACKBOOK_KEY'],
    ['over http to another computer', ['--yes', '--site', 'http://stacks.example'], {}, 'https'],
    ['to what is no address', ['--yes', '--site', 'stacks'], {}, 'no address'],
  ])('is refused %s, before anything is sent', async (_, args, given, message) => {
    const { code, errors, asked } = await push(project(), site(), args, given)
    expect({ code, asked }).toEqual({ code: 1, asked: [] })
    expect(errors).toContain(message)
  })

  test.each([
    [401, 'STACKBOOK_KEY'],
    [403, 'another account'],
    [409, 'Push again'],
    [500, 'answered 500'],
  ])('an answer of %i ends the push with a message that says how to go on', async (status, message) => {
    const { code, errors } = await push(project(), () => ({ status, body: { error: 'No.' } }))
    expect(code).toBe(1)
    expect(errors).toContain(message)
  })

  test('each request has another Idempotency-Key', async () => {
    const [one, two] = [await push(project(), site()), await push(project(), site())]
    const keys = [one, two].map(({ asked }) => asked[0]?.idempotencyKey)
    expect(new Set(keys).size).toBe(2)
    for (const key of keys) expect(key).toMatch(/^[\da-f-]{36}$/)
  })

  const late = () => {
    throw new DOMException('The operation was aborted due to timeout', 'TimeoutError')
  }
  const refused = () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) })
  }

  test('the request for a new stack is repeated once after a timeout, with the same Idempotency-Key', async () => {
    const folder = project()
    const answer = site()
    const answers = [late, answer]
    const { code, asked } = await push(folder, (one) => (answers.shift() ?? late)(one))
    expect(code).toBe(0)
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'POST'])
    expect(asked[0]?.idempotencyKey).toMatch(/^[\da-f-]{36}$/)
    expect(asked[1]).toEqual(asked[0])
    expect(readFileSync(path.join(folder, '.stackbook.json'), 'utf8')).toContain(CODE)
  })

  test.each<[string, Answer[], string, number]>([
    ['two timeouts', [late, late], 'It is not known whether the stack was stored', 2],
    ['a timeout and a refused connection', [late, refused], 'It is not known whether the stack was stored', 2],
    [
      'a timeout while the site is still busy with it',
      [late, () => ({ status: 409, body: { error: 'Still running.' }, headers: { 'retry-after': '1' } })],
      'It is not known whether the stack was stored',
      2,
    ],
    ['two refused connections', [refused, refused], 'Nothing was changed', 2],
  ])('after %s the push reports whether the stack may have been stored', async (_what, answers, words, count) => {
    const { code, errors, asked } = await push(project(), (one) => (answers.shift() ?? late)(one))
    expect([code, asked.length]).toEqual([1, count])
    expect(errors).toContain(words)
  })

  test('a timeout while the stack is read changes nothing, and is not repeated', async () => {
    const folder = folderOfFiles({
      Gemfile: 'gem "rails"\n',
      '.stackbook.json': JSON.stringify({ site: SITE, code: CODE }),
    })
    const { errors, asked } = await push(folder, late)
    expect(asked).toHaveLength(1)
    expect(errors).toContain('Nothing was changed')
  })

  test('a stack that was deleted, and a code of another site, are not replaced silently', async () => {
    const saved = (siteOfFile: string) =>
      folderOfFiles({
        Gemfile: 'gem "rails"\n',
        '.stackbook.json': JSON.stringify({ site: siteOfFile, code: CODE }),
      })
    const gone = await push(saved(SITE), () => ({ status: 404, body: { error: 'Invalid share code' } }))
    expect(gone.errors).toContain('.stackbook.json')
    const elsewhere = await push(saved('https://other.example'), site())
    expect(elsewhere).toMatchObject({ code: 1, asked: [] })
  })
})

describe('sections of a saved stack after another scan', () => {
  const tool = (id: string, text = id) => ({ id, text, description: '', link: '', label: '', icon_id: '', color: '' })
  const section = (title: string, ...tools: ReturnType<typeof tool>[]) => ({ title, tools })

  test('keep added, moved and edited tools, get new tools, and lose scanned ones that are gone', () => {
    const saved = [
      section('Mine', tool('scan-a', 'A, edited'), tool('own', 'Own')),
      section('Old', tool('scan-b', 'B')),
      section('Empty'),
    ]
    const found = [section('Web', tool('scan-a', 'A'), tool('scan-c', 'C'))]
    expect(mergeSections(saved, found)).toEqual([
      section('Mine', tool('scan-a', 'A, edited'), tool('own', 'Own')),
      section('Empty'),
      section('Web', tool('scan-c', 'C')),
    ])
  })

  test('a tool added on the website is not added again', () => {
    const saved = [section('Mine', tool('own', 'next.js'))]
    expect(mergeSections(saved, [section('Web', tool('scan-n', 'Next.js'))])).toEqual(saved)
  })

  test('a stack holds at most a thousand tools and fifty sections', () => {
    const full = [section('Mine', ...Array.from({ length: 999 }, (_, at) => tool(`own-${at}`)))]
    const merged = mergeSections(full, [section('Web', tool('scan-a'), tool('scan-b'))])
    expect(merged.flatMap(({ tools }) => tools)).toHaveLength(1000)
    const many = Array.from({ length: 50 }, (_, at) => section(`S${at}`, tool(`own-${at}`)))
    expect(mergeSections(many, [section('Web', tool('scan-a'))])).toHaveLength(50)
  })
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { run } from '@/cli/run'
import { OpenStack } from '@/lib/open-format/schema'
import { folderOfFiles } from '../../support/folder-of-files'

async function stackbook(cwd: string, ...args: string[]) {
  let output = ''
  let errors = ''
  const code = await run(args, {
    cwd,
    platform: 'linux',
    home: cwd,
    siteUrl: undefined,
    key: undefined,
    fetch: () => Promise.reject(new Error('a scan must not use the network')),
    print: (text) => (output += text),
    printError: (text) => (errors += text),
    ask: undefined,
  })
  return { code, output, errors }
}

const project = () =>
  folderOfFiles({ 'package.json': '{"dependencies":{"react":"19","zod":"4"}}', 'README.md': '# Mine\n' })

describe('scan', () => {
  test('prints each tool with the file that shows it', async () => {
    const { code, output } = await stackbook(project(), 'scan')
    expect(code).toBe(0)
    expect(output).toMatch(/^stackbook-test-\w+: 2 tools in 1 file$/m)
    expect(output).toMatch(/^ {2}React +package\.json$/m)
  })

  test('control characters in names of files are not printed', async () => {
    const { output } = await stackbook(
      folderOfFiles({ 'a\u001b[31m/package.json': '{"dependencies":{"zod":"4"}}' }),
      'scan',
    )
    expect(output).toContain('a?[31m/package.json')
  })

  test('--json prints the open format with the entries of the catalogue', async () => {
    const { output } = await stackbook(project(), 'scan', '--json')
    const stack = OpenStack.parse(JSON.parse(output))
    expect(stack.version).toBe(1)
    expect(stack.sections.flatMap(({ tools }) => tools).find(({ name }) => name === 'React')).toMatchObject({
      entry: 'react',
      link: 'https://react.dev',
    })
  })

  test('--json with a site names its schema', async () => {
    const { output } = await stackbook(project(), 'scan', '--json', '--site', 'https://stacks.example/path')
    expect(JSON.parse(output)).toMatchObject({ $schema: 'https://stacks.example/schema/stack-1.json' })
  })

  test('--md prints sections and links', async () => {
    const { output } = await stackbook(project(), 'scan', '--md')
    expect(output).toContain('- [React](<https://react.dev>)')
  })

  test('a folder without a tool says so', async () => {
    const { code, output } = await stackbook(folderOfFiles({}), 'scan')
    expect([code, output]).toEqual([0, expect.stringMatching(/^stackbook-test-\w+: no tool was found\n$/)])
  })

  test('a mistyped package.json is read by its lines, and a note says so', async () => {
    const { code, output } = await stackbook(
      folderOfFiles({ 'package.json': '{"dependencies": {"react": "19", ', 'pixi.toml': '[dependencies' }),
      'scan',
    )
    expect(code).toBe(0)
    expect(output).toMatch(/^ {2}React +package\.json$/m)
    expect(output).toMatch(/^package\.json has a mistake in its syntax/m)
    expect(output).toMatch(/^pixi\.toml has a mistake in its syntax/m)
  })

  test('a file, no folder and an unknown option are told apart', async () => {
    const folder = project()
    const results = [
      await stackbook(folder, 'scan', 'package.json'),
      await stackbook(folder, 'scan', 'nowhere'),
      await stackbook(folder, 'scan', '--bogus'),
    ]
    expect(results.map(({ code }) => code)).toEqual([1, 1, 2])
    expect(results.map(({ errors }) => errors.replaceAll(folder, ''))).toEqual([
      '/package.json is a file. Name the folder that it is in.\n',
      'There is no folder /nowhere.\n',
      'Unknown option \'--bogus\'. See "stackbook help".\n',
    ])
  })

  test('a folder without a tool prints an empty list', async () => {
    const { code, output } = await stackbook(folderOfFiles({}), 'scan', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(output)).toMatchObject({ sections: [] })
  })
})

describe('readme', () => {
  test('writes the tools by section where no stack was pushed', async () => {
    const folder = project()
    expect((await stackbook(folder, 'readme')).code).toBe(0)
    expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toMatch(
      /# Mine\n\n<!-- stackbook:start -->\n- \*\*.+\*\*: \[React\]\(https:\/\/react\.dev\).*\n<!-- stackbook:end -->\n$/,
    )
    expect((await stackbook(folder, 'readme')).output).toContain('Nothing changed')
  })

  test('leaves the file alone where no tool was found', async () => {
    const folder = folderOfFiles({ 'README.md': '# Mine\n' })
    const { code, output } = await stackbook(folder, 'readme')
    expect([code, output]).toEqual([0, `No tool was found, so ${folder}/README.md is left as it is.\n`])
    expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toBe('# Mine\n')
  })

  test('writes the card of the stack that .stackbook.json names', async () => {
    const folder = folderOfFiles({
      'docs/tools.md': '',
      '.stackbook.json': '{"site":"https://stacks.example","code":"abcDEF1234"}',
    })
    await stackbook(folder, 'readme', '--file', 'docs/tools.md')
    expect(readFileSync(path.join(folder, 'docs/tools.md'), 'utf8')).toContain(
      'https://stacks.example/stack/abcDEF1234.svg',
    )
  })
})

describe('mistakes', () => {
  test.each([
    [['skan'], 2, 'Unknown command "skan"'],
    [['scan', 'a', 'b'], 2, 'One folder'],
    [['scan', '--json', '--md'], 2, '--json and --md'],
    [['scan', 'a', '--machine'], 2, '--machine'],
    [['scan', '--colour'], 2, '--colour'],
    [['scan', 'missing'], 1, 'There is no folder'],
  ])('%j ends with code %i and a message with the reason', async (args, code, message) => {
    const result = await stackbook(folderOfFiles({}), ...args)
    expect(result.code).toBe(code)
    expect(result.errors).toContain(message)
  })

  test('a .stackbook.json that names no stack is refused', async () => {
    const folder = folderOfFiles({ 'README.md': '', '.stackbook.json': '{"code":"../../x"}' })
    expect((await stackbook(folder, 'readme')).errors).toContain('does not name a stack')
  })

  test('no command prints the help', async () => {
    expect((await stackbook(folderOfFiles({}))).output).toContain('stackbook scan [folder]')
  })
})

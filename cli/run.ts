import { statSync } from 'node:fs'
import path from 'node:path'
import { openFormatText, toOpenFormat } from '@/lib/open-format/to-open-format'
import { toMarkdown } from '@/lib/stack/markdown'
import type { Section, Tool } from '@/lib/stack/schema'
import { DEFAULT_THEME } from '@/lib/stack/stack-theme'
import { HELP, readArguments, UsageError, type Arguments } from './arguments'
import { Failure } from './failure'
import { version } from './package.json'
import { cardSnippet, writeReadme } from './write-readme'
import type { Places } from './scan/app-folders'
import { scanFolder, type Scan } from './scan/scan-folder'
import { push } from './site/push'
import { readSavedCode } from './site/saved-code'
import { SiteClient, siteOrigin, type SiteRequest, type SiteWrite } from './site/site-client'
import { report } from './stack/report'
import { toSections } from './stack/to-stack'

/** The environment of the program: terminal, files and network. */
export interface System extends Places {
  readonly cwd: string
  readonly siteUrl: string | undefined
  readonly key: string | undefined
  readonly fetch: typeof globalThis.fetch
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
  /** Asks a yes-or-no question; undefined without a terminal. */
  readonly ask: ((question: string) => Promise<boolean>) | undefined
}

/** Runs one command; the result is the exit code. */
export async function run(args: readonly string[], system: System): Promise<number> {
  try {
    const asked = readArguments(args)
    if (asked.command === 'help') system.print(HELP)
    else if (asked.command === 'version') system.print(`${version}\n`)
    else await COMMANDS[asked.command](asked, system)
    return 0
  } catch (error) {
    if (!(error instanceof Failure) && !(error instanceof UsageError)) throw error
    system.printError(`${error.message}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

const COMMANDS = { scan: scanCommand, push: pushCommand, readme: readmeCommand }

interface Scanned {
  readonly scan: Scan
  readonly sections: Section[]
  readonly folder: string
}

async function scanned({ folder: given, machine }: Arguments, system: System): Promise<Scanned> {
  const folder = path.resolve(system.cwd, given)
  if (machine) {
    const { scanMachine } = await import('./scan/scan-machine')
    const scan = await scanMachine(system)
    return { scan, sections: toSections(scan.tools), folder }
  }
  requireFolder(folder)
  const scan = scanFolder(folder)
  return { scan, sections: toSections(scan.tools), folder }
}

function requireFolder(folder: string): void {
  try {
    const found = statSync(folder, { throwIfNoEntry: false })
    if (!found) throw new Failure(`There is no folder ${folder}.`)
    if (!found.isDirectory()) throw new Failure(`${folder} is a file. Name the folder that it is in.`)
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(`The folder ${folder} could not be opened.`)
  }
}

async function scanCommand(asked: Arguments, system: System): Promise<void> {
  const { scan, sections } = await scanned(asked, system)
  if (asked.format === 'text') system.print(report(scan, sections, asked.machine ? 'listing' : 'file'))
  else if (asked.format === 'markdown') system.print(markdown(scan.name, sections))
  else system.print(openFormat(scan, sections, asked.site ?? system.siteUrl))
}

const unsaved = (name: string, sections: Section[]) => ({
  name,
  title: name,
  description: '',
  twitterHandle: '',
  theme: DEFAULT_THEME,
  sections,
})

const markdown = (name: string, sections: Section[]): string => toMarkdown(unsaved(name, sections))

/** The address of the schema is relative to the site until a site is named. */
function openFormat({ name, tools }: Scan, sections: Section[], site: string | undefined): string {
  const entries = new Map(tools.map(({ text, entry }) => [text, entry?.id ?? null]))
  const entryOf = ({ text }: Tool) => entries.get(text) ?? null
  return openFormatText(toOpenFormat(unsaved(name, sections), { origin: site ? siteOrigin(site) : '', entryOf }))
}

async function pushCommand(asked: Arguments, system: System): Promise<void> {
  const origin = siteOrigin(asked.site ?? system.siteUrl)
  if (!system.key) throw new Failure('Set STACKBOOK_KEY to a key of your account with the scope "write".')
  const { scan, sections, folder } = await scanned(asked, system)
  if (sections.length === 0) throw new Failure('No tool was found, so there is nothing to send.')
  const client = new SiteClient(origin, system.key, system.fetch)
  const result = await push(client, {
    folder,
    name: scan.name,
    sections,
    unlisted: asked.unlisted,
    show: (request) => system.print(printed(request)),
    confirm: (request) => confirm(request, asked.yes, system),
  })
  if (result.kind === 'declined') system.print('Nothing was sent.\n')
  else {
    const done = result.kind === 'unchanged' ? 'Nothing changed' : result.created ? 'Made' : 'Updated'
    system.print(`${done}: ${origin}/stack/${result.code}\n`)
  }
}

/** A request as it is sent, without the key. */
function printed(request: SiteRequest): string {
  const head = `${request.method} ${request.url}\nauthorization: Bearer (the key in STACKBOOK_KEY)\n`
  return request.method === 'GET'
    ? `${head}\n`
    : `${head}idempotency-key: ${request.idempotencyKey}\n\n${request.body}\n\n`
}

async function confirm(request: SiteWrite, isAgreed: boolean, system: System): Promise<boolean> {
  system.print(printed(request))
  if (isAgreed) return true
  if (!system.ask) throw new Failure('Nothing was sent: add --yes where no question can be answered.')
  return system.ask('Send this?')
}

async function readmeCommand(asked: Arguments, system: System): Promise<void> {
  const folder = path.resolve(system.cwd, asked.folder)
  const saved = readSavedCode(folder)
  const snippet = saved ? cardSnippet(saved, path.basename(folder)) : toolList((await scanned(asked, system)).sections)
  const file = path.resolve(folder, asked.file)
  if (snippet === '') system.print(`No tool was found, so ${file} is left as it is.\n`)
  else system.print(writeReadme(file, snippet) ? `Wrote ${file}\n` : `Nothing changed in ${file}\n`)
}

/** For a folder without a pushed stack: one line of tools for each section. */
const toolList = (sections: readonly Section[]): string =>
  sections.map(({ title, tools }) => `- **${title}**: ${tools.map(linkedName).join(', ')}`).join('\n')

const linkedName = ({ text, link }: Tool): string => {
  const name = text.replace(/[\\`*_[\]<>]/g, '\\$&')
  return link === '' ? name : `[${name}](${link})`
}

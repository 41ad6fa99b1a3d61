import { catalogEntries } from '@/lib/catalog/entries'
import { suggest } from '@/lib/engine/embedded/autocomplete'
import { describeTools } from '@/lib/engine/embedded/describe'
import { exploreCategory } from '@/lib/engine/embedded/explore'
import { generateStack } from '@/lib/engine/embedded/generate'
import { MANIFEST_KINDS } from '@/lib/engine/embedded/manifests/find'
import { transformStack } from '@/lib/engine/embedded/transform/transform'
import { AppError } from '@/lib/errors'
import { MAX_ICON_BYTES } from '@/lib/icons/limits'
import { safeSvg } from '@/lib/icons/own/safe-svg'
import { MAX_CSS_BYTES, cleanCss } from '@/lib/persona/sanitise/css'
import { RemovedList } from '@/lib/persona/sanitise/removed'
import { sanitise } from '@/lib/persona/sanitise/sanitise'
import { MAX_TEXT, readStackText } from '@/lib/import/read-stack'
import { STACK_LIMITS } from '@/lib/stack/limits'
import { parseSearchQuery } from '@/lib/search/search-query'
import { captionText } from '@/lib/transcript/caption-text'
import { MAX_SERVICE_BYTES } from '@/lib/transcript/limits'

/** A function under test. */
export interface Target {
  readonly name: string
  readonly length: number
  /** The time limit in milliseconds. */
  readonly limitMs: number
  readonly run: (text: string) => unknown
}

/** For functions that run in the engine thread. */
const ENGINE_MS = 300
const ENGINE_LENGTH = 50_000
/** For functions that run in the main thread, where they block all requests. */
const MAIN_MS = 50
const TYPED_LENGTH = 10_000

/** The engine may refuse an unreadable text; any other error is a failure. */
function refusing(work: () => unknown): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof AppError) && !(error instanceof SyntaxError)) throw error
  }
}

async function refusingPage(page: string): Promise<void> {
  try {
    await sanitise(page)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}

const generate = (prompt: string, tools: string) =>
  refusing(() => generateStack({ prompt, tools, intelligence: false }))

/** The thousand tools of a stack, named by parts of the text. */
const namesIn = (text: string): string[] =>
  Array.from({ length: STACK_LIMITS.tools }, (_, at) => text.slice(at * 40, at * 40 + 40).trim() || `tool ${at}`)
const asTool = (text: string, at: number) => ({
  id: String(at),
  text,
  description: text,
  link: '',
  label: '',
  icon_id: '',
  color: '',
})

const engine = (name: string, run: Target['run']): Target => ({ name, length: ENGINE_LENGTH, limitMs: ENGINE_MS, run })
const main = (name: string, length: number, run: Target['run']): Target => ({ name, length, limitMs: MAIN_MS, run })

export const GENERATE = engine('generate', (text) => generate(text, ''))

export const OTHERS: readonly Target[] = [
  engine('suggested tools', (text) => generate('I use React.', text)),
  ...MANIFEST_KINDS.map((kind) =>
    engine(`file ${kind.file.source}`, (text) => [kind.looks(text), kind.read(text), kind.implies(text)]),
  ),
  engine('explore', (text) => exploreCategory({ categoryName: text.slice(0, 400), existing: namesIn(text) })),
  engine('transform', (text) =>
    transformStack({ theme: '90s', sections: [{ title: text.slice(0, 100), tools: namesIn(text).map(asTool) }] }),
  ),
  engine('describe', (text) => describeTools(namesIn(text).map((name, at) => ({ id: String(at), text: name })))),
  main('autocomplete', TYPED_LENGTH, suggest),
  main('search text', TYPED_LENGTH, parseSearchQuery),
  main('captions', MAX_SERVICE_BYTES, (text) => refusing(() => captionText(text))),
  main('captions in XML', MAX_SERVICE_BYTES, (text) => captionText(`<transcript><text start="0">${text}`)),
  main('captions in JSON', MAX_SERVICE_BYTES, (text) => refusing(() => captionText(`{"events":[${text}]}`))),
  main('SVG icon', MAX_ICON_BYTES, (text) => safeSvg(`<svg>${text.slice(0, MAX_ICON_BYTES - 11)}</svg>`)),
  main('style sheet', MAX_CSS_BYTES, (text) => refusing(() => cleanCss(text, 'stylesheet', new RemovedList(text)))),
  main('import', MAX_TEXT, readStackText),
  main('import of techstack.yml', MAX_TEXT, (text) => readStackText(`tools:\n${text}`)),
  main('import of JSON', MAX_TEXT, (text) => readStackText(`{"version":1,"sections":[${text}`.slice(0, -2) + ']}')),
  engine('persona page', refusingPage),
]

/** All names and aliases of the catalogue. */
export const catalogueNames = (): string[] => catalogEntries().flatMap(({ name, aliases }) => [name, ...aliases])

import type { Category } from '@/lib/catalog/categories'
import type { SignalId } from './schema'
import type { OwnedTool } from './owned-tool'

const CLOUDS = /^(?:amazon web services|google cloud|azure|aws|vercel|cloudflare|google drive|dropbox|icloud)$/i

/** Habits that a stack shows, most telling first, each with the tools that show it. */
export function signalsOf(owned: readonly OwnedTool[]): Map<SignalId, OwnedTool[]> {
  const known = owned.filter(({ entry }) => entry !== undefined)
  const tagged = (tag: string) => known.filter(({ entry }) => entry?.tags.some((own) => own === tag))
  const of = (...categories: Category[]) =>
    owned.filter(({ category }) => category !== undefined && categories.includes(category))
  const named = (pattern: RegExp) => owned.filter(({ text }) => pattern.test(text))
  const described = (pattern: RegExp) =>
    known.filter(({ entry }) => entry && pattern.test(`${entry.name} ${entry.description}`))
  const hardware = known.filter(({ entry }) => entry?.tags.every((tag) => !/^(?:free|freemium|paid)$/.test(tag)))
  const gone = tagged('discontinued')
  const [ai, notes, chats, tasks, paper] = [of('ai'), of('notes'), of('chat', 'social'), of('tasks'), of('stationery')]
  const [vim, emacs] = [named(/\b(?:neo)?vim\b/i), named(/\bemacs\b/i)]
  const [cloud, home] = [named(CLOUDS), tagged('self-hosted')]
  const systems = [named(/\b(?:mac ?os|os x)\b/i), named(/\bwindows\b/i), named(/\b(?:linux|ubuntu|debian|fedora)\b/i)]
  const keyboards = described(/keyboard/i).filter(({ category }) => category === 'input')
  const headphones = described(/head(?:phone|set)|earbud/i)
  const code = of('language', 'frontend', 'backend')
  const found: [SignalId, boolean, OwnedTool[]][] = [
    ['vim-and-emacs', vim.length > 0 && emacs.length > 0, [...vim, ...emacs]],
    ['mac-and-windows-and-linux', systems.every((system) => system.length > 0), systems.flat()],
    ['many-notes', notes.length >= 3, notes],
    ['three-browsers', of('browser').length >= 3, of('browser')],
    ['two-task-managers', tasks.length >= 2 && tasks.length <= owned.length / 2, tasks],
    ['many-ai', ai.length >= 4, ai],
    ['ai-everywhere', isEverywhere(ai, owned), ai],
    ['many-keyboards', keyboards.length >= 3, keyboards],
    ['many-cameras', of('camera').length >= 3, of('camera')],
    ['many-headphones', headphones.length >= 3, headphones],
    ['many-chats', chats.length >= 5, chats],
    ['paper-and-digital', paper.length > 0 && notes.length + tasks.length > 0, [...paper, ...notes, ...tasks]],
    ['cloud-and-selfhost', cloud.length > 0 && home.length >= 2, [...cloud, ...home]],
    ['vintage-gear', gone.filter((tool) => hardware.includes(tool)).length >= 2, gone],
    ['all-discontinued-software', gone.filter((tool) => !hardware.includes(tool)).length >= 2, gone],
    ['all-apple', known.length >= 5 && share(known, ({ entry }) => entry?.maker === 'Apple') >= 0.8, known],
    ['only-hardware', known.length >= 4 && hardware.length === owned.length, hardware],
    ['all-free', known.length >= 5 && share(owned, isFree) === 1, known],
    ['many-subscriptions', tagged('paid').length >= 10, tagged('paid')],
    ['no-backup', makesFiles(owned) && of('storage', 'storage-gear').length === 0, []],
    ['no-editor', code.length >= 5 && of('editor').length === 0, code],
    ['many-tools', owned.length >= 100, []],
    ['few-tools', owned.length <= 7, []],
    ['mixed', new Set(owned.map(({ field }) => field)).size >= 12, []],
  ]
  return new Map(found.filter(([, holds]) => holds).map(([id, , tools]) => [id, tools]))
}

const FILES: ReadonlySet<Category> = new Set([
  'photo',
  'video',
  'audio',
  'design',
  'three-d',
  'writing',
  'data',
  'editor',
])

/** Missing backups are mentioned only for stacks that produce many files. */
const makesFiles = (owned: readonly OwnedTool[]) =>
  owned.length >= 25 && share(owned, ({ category }) => category !== undefined && FILES.has(category)) >= 1 / 3

const isFree = ({ entry }: OwnedTool) => entry?.tags.some((tag) => tag === 'free' || tag === 'open-source') ?? false

const share = (owned: readonly OwnedTool[], test: (tool: OwnedTool) => boolean) =>
  owned.filter(test).length / Math.max(1, owned.length)

function isEverywhere(ai: readonly OwnedTool[], owned: readonly OwnedTool[]): boolean {
  const all = new Set(owned.map(({ section }) => section)).size
  return all >= 3 && new Set(ai.map(({ section }) => section)).size > all / 2
}

import { withDescriptions } from '@/lib/generate/descriptions'
import { openFormatText, toOpenFormat } from '@/lib/open-format/to-open-format'
import { paths } from '@/lib/paths'
import { markdownCard } from '@/lib/share/snippets'
import { countTools, type Content, type SavedStack } from '@/lib/stack/content'
import { toMarkdown } from '@/lib/stack/markdown'
import { formatCount } from '@/lib/text/format-count'
import { toast, toastError } from '@/lib/toast/toast'
import { copyText } from './copy-text'
import { saveFile, startDownload } from './save-file'

/** The board, as exports need it. */
interface BoardStack {
  readonly content: Content
  readonly saved: SavedStack | undefined
  /** Whether the board differs from the saved stack. */
  readonly unsaved: boolean
}

interface ExportedBoard extends BoardStack {
  /** Whether the visitor may save the stack. */
  readonly owns: boolean
}

export const stackAlt = ({ title, name, sections }: Pick<Content, 'title' | 'name' | 'sections'>): string =>
  `${title || name || 'My stack'}: ${formatCount(countTools(sections), 'tool')}`

/** Markdown of the board. That of a saved stack ends with its card, which links to it. */
function boardMarkdown({ content, saved }: BoardStack): string {
  const ending =
    saved && markdownCard({ origin: location.origin, code: saved.shareCode, alt: stackAlt(content) }, 'modern')
  return toMarkdown(withDescriptions(content), ending)
}

export async function copyMarkdown(board: BoardStack): Promise<void> {
  if (await copyText(boardMarkdown(board))) toast({ title: 'Copied as Markdown' })
  else toastError('Copying was refused', 'The browser did not allow it.')
}

export const downloadMarkdown = (board: BoardStack): void =>
  downloadText(`${fileName(board.content)}.md`, boardMarkdown(board), 'text/markdown')

/**
 * Downloads JSON: of a saved stack from the server, which adds entry ids and dates; of a changed
 * board from the browser.
 */
export function downloadJson(board: ExportedBoard): void {
  const { content, saved, unsaved } = board
  const name = `${fileName(content)}.json`
  if (saved && !unsaved) return startDownload(name, paths.versionedFile(saved.shareCode, 'json', saved.version))
  const document = toOpenFormat(withDescriptions({ ...content, twitterHandle: ownHandle(board) }), {
    origin: location.origin,
  })
  downloadText(name, openFormatText(document), 'application/json')
}

/**
 * A changed board names no saved stack, so Import could not tell that the handle is another
 * person's.
 */
const ownHandle = ({ content, saved, owns }: ExportedBoard): string =>
  saved && !owns && content.twitterHandle === saved.content.twitterHandle ? '' : content.twitterHandle

export const downloadPicture = ({ content }: Pick<BoardStack, 'content'>, address: string): void =>
  startDownload(`${fileName(content)}.png`, address)

const downloadText = (name: string, text: string, type: string): void => saveFile(name, new Blob([text], { type }))

const fileName = ({ name, title }: Content): string =>
  (name || title || 'stack').replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()

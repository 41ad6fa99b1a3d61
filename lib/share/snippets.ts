import { paths } from '@/lib/paths'
import type { StackTheme } from '@/lib/stack/stack-theme'
import { escapeHtml } from '@/lib/text/escape-html'

/** Snippets that a maker pastes elsewhere to show a stack: in a README, a page or a post. */

interface Shared {
  readonly origin: string
  readonly code: string
  /** The alternative text of the picture. */
  readonly alt: string
}

const attribute = (text: string) => escapeHtml(text.replace(/\s+/g, ' ').trim())

export const shareLink = ({ origin, code }: Pick<Shared, 'origin' | 'code'>): string => origin + paths.stack(code)

const cardAddress = ({ origin, code }: Shared, theme: string) =>
  `${origin}${paths.stackFile(code, 'svg')}${theme === 'auto' ? '' : `?theme=${theme}`}`

/**
 * Modern follows the reader's light or dark mode; every other theme is one card. GitHub removes the
 * style and limits every picture itself; other pages need it on phones.
 */
export function readmeSnippet(shared: Shared, theme: StackTheme): string {
  const image = (name: string) =>
    `<img alt="${attribute(shared.alt)}" src="${cardAddress(shared, name)}" style="max-width:100%">`
  const card =
    theme === 'modern'
      ? `  <picture>
    <source media="(prefers-color-scheme: dark)" srcset="${cardAddress(shared, 'dark')}">
    ${image('light')}
  </picture>`
      : `  ${image(theme)}`
  return `<a href="${shareLink(shared)}">\n${card}\n</a>`
}

/**
 * The card with its link in Markdown, which has no source for dark mode: the card of Modern follows
 * it itself.
 */
export function markdownCard(shared: Shared, theme: StackTheme): string {
  const alt = shared.alt
    .replace(/[\\`*_[\]<>#|!]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim()
  return `[![${alt}](${cardAddress(shared, theme === 'modern' ? 'auto' : theme)})](${shareLink(shared)})`
}

interface EmbedSize {
  readonly width: number
  readonly height: number
}

export const EMBED_SIZE: EmbedSize = { width: 720, height: 480 }

export function embedCode({ origin, code, alt }: Shared, theme: StackTheme, size: EmbedSize = EMBED_SIZE): string {
  const { width, height } = size
  return `<iframe src="${origin}${paths.embed(code)}?theme=${theme}" title="${attribute(alt)}" width="${width}" height="${height}" style="max-width:100%;border:0" loading="lazy"></iframe>`
}

/** `title` is the text of the post before the link. */
export function postLinks(link: string, title: string): { name: string; href: string }[] {
  const [url, text] = [encodeURIComponent(link), encodeURIComponent(title)]
  return [
    { name: 'Post on X', href: `https://x.com/intent/post?text=${text}&url=${url}` },
    { name: 'Post on LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'Post on Bluesky', href: `https://bsky.app/intent/compose?text=${encodeURIComponent(`${title} ${link}`)}` },
  ]
}

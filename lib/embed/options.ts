import { CARD_THEMES, type CardTheme } from '@/lib/card/options'
import type { StackTheme } from '@/lib/stack/stack-theme'

/** What the address of an embed may ask for. A value that is unknown means the default. */

export interface EmbedOptions {
  readonly theme: CardTheme
  readonly layout: 'tiles' | 'list'
}

/** Modern follows the reader's light or dark mode. */
const themeOf = (name: string | null): CardTheme | undefined =>
  name === 'modern' ? 'auto' : CARD_THEMES.find((theme) => theme === name)

const layoutOf = (query: URLSearchParams) => (query.get('layout') === 'list' ? 'list' : 'tiles')

export const readEmbedOptions = (query: URLSearchParams, stackTheme: StackTheme): EmbedOptions => ({
  theme: themeOf(query.get('theme')) ?? themeOf(stackTheme) ?? 'auto',
  layout: layoutOf(query),
})

/** The same options for every query of the same embed. Without a theme it has that of its stack. */
export function embedQuery(query: URLSearchParams): Readonly<Record<string, string>> {
  const theme = themeOf(query.get('theme'))
  return { ...(theme === undefined ? {} : { theme }), layout: layoutOf(query) }
}

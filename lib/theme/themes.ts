import type { StackTheme } from '@/lib/stack/stack-theme'

interface ThemeText {
  label: string
  /** One sentence for the chooser. */
  summary: string
}

export const THEMES: Readonly<Record<StackTheme, ThemeText>> = {
  modern: { label: 'Modern', summary: 'Quiet and dense, light or dark like the device.' },
  retro80s: { label: 'Retro 80s', summary: 'Neon by night, with a sun on the horizon.' },
  fun90s: { label: 'Fun 90s', summary: 'Grey windows on a teal desktop.' },
  y2k: { label: 'Y2K', summary: 'Frosted glass, chrome rings and bubbles.' },
}

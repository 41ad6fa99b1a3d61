import type { StackTheme } from '@/lib/stack/stack-theme'

interface ThemeWords {
  label: string
  /** What it looks like, in a line. */
  line: string
}

export const THEMES: Readonly<Record<StackTheme, ThemeWords>> = {
  modern: { label: 'Modern', line: 'Quiet and dense, light or dark as the device is.' },
  retro80s: { label: 'Retro 80s', line: 'Neon by night, with a sun on the horizon.' },
  fun90s: { label: 'Fun 90s', line: 'Grey windows on a teal desktop.' },
  y2k: { label: 'Y2K', line: 'Frosted glass, chrome rings and bubbles.' },
}

import { STACK_THEMES, type StackTheme } from '@/lib/stack/limits'

export { STACK_THEMES, type StackTheme }

export const DEFAULT_THEME: StackTheme = 'modern'

/** Literal, whatever AUTH_KEY says: the name is part of the product's interface. */
export const THEME_STORAGE_KEY = 'app-theme'

interface ThemeWords {
  label: string
  /** What it looks like, in a line. */
  line: string
}

export const THEMES: Readonly<Record<StackTheme, ThemeWords>> = {
  modern: { label: 'Modern', line: 'Quiet and dense, light or dark as the device is.' },
  retro80s: { label: 'Retro 80s', line: 'Neon on a night sky, with a sun behind the grid.' },
  fun90s: { label: 'Fun 90s', line: 'Grey windows on a teal desktop.' },
  y2k: { label: 'Y2K', line: 'Frosted glass, chrome rings and bubbles.' },
}

/** A theme by its name; whatever else was stored somewhere is Modern. */
export function themeFrom(value: unknown): StackTheme {
  return STACK_THEMES.find((theme) => theme === value) ?? DEFAULT_THEME
}

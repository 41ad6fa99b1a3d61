export const STACK_THEMES = ['modern', 'retro80s', 'fun90s', 'y2k'] as const
export type StackTheme = (typeof STACK_THEMES)[number]

export const DEFAULT_THEME: StackTheme = 'modern'

/** A theme by its name; an unknown value is the default. */
export function themeFrom(value: unknown): StackTheme {
  return STACK_THEMES.find((theme) => theme === value) ?? DEFAULT_THEME
}

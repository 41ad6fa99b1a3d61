import { STACK_THEMES, type StackTheme } from '@/lib/stack/stack-theme'

/** Link preview, social media post, and phone wallpaper. */
export const PICTURE_SIZES = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
} as const
export type PictureSize = keyof typeof PICTURE_SIZES

export interface PictureOptions {
  readonly size: PictureSize
  readonly theme: StackTheme
}

/** Unknown values fall back to the defaults: wide, in the theme of the stack. */
export function readPictureOptions(query: URLSearchParams, stackTheme: StackTheme): PictureOptions {
  const size = query.get('size')
  const theme = query.get('theme')
  return {
    size: size === 'square' || size === 'story' ? size : 'wide',
    theme: STACK_THEMES.find((known) => known === theme) ?? stackTheme,
  }
}

export const variantOf = ({ size, theme }: PictureOptions): string => `${size}-${theme}`

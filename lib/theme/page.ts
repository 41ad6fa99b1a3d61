import { readDevice, writeDevice } from '@/lib/browser/device-storage'
import { newListeners } from '@/lib/browser/listeners'
import { readText, writeText } from '@/lib/browser/local-storage'
import { DEFAULT_THEME, themeFrom, type StackTheme } from '@/lib/stack/stack-theme'
import { PLAIN_VIEW, THEME_STORAGE_KEY } from './first-paint'

/**
 * The theme of the page at hand, in the browser. <html> holds it: `data-chosen` is the theme of the stack or of the
 * device, `data-theme` what is shown, which is Modern in plain view. The script in the head has set both by now.
 */
const { on: onTheme, tell: tellTheme } = newListeners()
const { on: onThemeFailure, tell: tellFailure } = newListeners()
export { onTheme, onThemeFailure }

const page = () => document.documentElement.dataset

export const shownTheme = (): StackTheme => themeFrom(page().theme)
export const isPlain = (): boolean => readDevice(PLAIN_VIEW) === true

export function showTheme(theme: StackTheme): void {
  page().chosen = theme
  page().theme = isPlain() ? DEFAULT_THEME : theme
  tellTheme()
}

export function setPlain(plain: boolean): void {
  writeDevice(PLAIN_VIEW, plain)
  page().theme = plain ? DEFAULT_THEME : themeFrom(page().chosen)
  tellTheme()
}

/** A device that keeps nothing forgets the theme with the page: nothing else breaks. */
export const rememberTheme = (theme: StackTheme): void => void writeText(THEME_STORAGE_KEY, theme)

/** For a page that the browser drew by itself because drawing it on the server failed: no script in its head has run. */
export function wearTheme(): void {
  const { themeRule, chosen } = page()
  const isOwn = themeRule === 'shared' || themeRule === 'reset'
  showTheme(themeFrom(isOwn ? chosen : readText(THEME_STORAGE_KEY)))
}

/** When a theme cannot be drawn: everything is Modern from here on, the board included. */
export function failTheme(): void {
  rememberTheme(DEFAULT_THEME)
  showTheme(DEFAULT_THEME)
  tellFailure()
}

import { readDevice, writeDevice } from '@/lib/browser/device-storage'
import { DEFAULT_THEME, themeFrom, type StackTheme } from '@/lib/stack/stack-theme'
import { PLAIN_VIEW } from './first-paint'
import { THEME_STORAGE_KEY } from './themes'

/**
 * The theme of the page at hand, in the browser. <html> holds it: `data-chosen` is the theme of the stack or of the
 * device, `data-theme` what is shown, which is Modern in plain view. The script in the head has set both by now.
 */
const listeners = new Set<() => void>()
const failureListeners = new Set<() => void>()
const page = () => document.documentElement.dataset

export const shownTheme = (): StackTheme => themeFrom(page().theme)
export const isPlain = (): boolean => readDevice(PLAIN_VIEW) === true

export function onTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function showTheme(theme: StackTheme): void {
  page().chosen = theme
  page().theme = isPlain() ? DEFAULT_THEME : theme
  for (const listener of listeners) listener()
}

export function setPlain(plain: boolean): void {
  writeDevice(PLAIN_VIEW, plain)
  page().theme = plain ? DEFAULT_THEME : themeFrom(page().chosen)
  for (const listener of listeners) listener()
}

/** A device that keeps nothing forgets the theme with the page: nothing else breaks. */
export function rememberTheme(theme: StackTheme): void {
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme)
  } catch {
    // Storage is blocked or full.
  }
}

function storedTheme(): StackTheme {
  try {
    return themeFrom(localStorage.getItem(THEME_STORAGE_KEY))
  } catch {
    return DEFAULT_THEME
  }
}

/** For a page that the browser drew by itself because drawing it on the server failed: no script in its head has run. */
export function wearTheme(): void {
  const { themeRule, chosen } = page()
  const isOwn = themeRule === 'shared' || themeRule === 'reset'
  showTheme(isOwn ? themeFrom(chosen) : storedTheme())
}

/** When a theme cannot be drawn: everything is Modern from here on, the board included. */
export function failTheme(): void {
  rememberTheme(DEFAULT_THEME)
  showTheme(DEFAULT_THEME)
  for (const listener of failureListeners) listener()
}

export function onThemeFailure(listener: () => void): () => void {
  failureListeners.add(listener)
  return () => failureListeners.delete(listener)
}

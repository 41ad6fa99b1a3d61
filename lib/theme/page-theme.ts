import { readDevice, writeDevice } from '@/lib/browser/device-storage'
import { createEmitter } from '@/lib/browser/emitter'
import { readLocal, writeLocal } from '@/lib/browser/local-storage'
import { DEFAULT_THEME, themeFrom, type StackTheme } from '@/lib/stack/stack-theme'
import { PLAIN_VIEW_KEY, THEME_STORAGE_KEY } from './theme-script'

/**
 * The theme of the page in the browser. On <html>, `data-chosen` is the theme of the stack or of
 * the device and `data-theme` the applied one, which is Modern in plain view and below a scene. The
 * script in the head has set both. `data-scene` names the scene of a transform:
 * app/themes/scenes.css.
 */
const { subscribe: subscribeTheme, emit: emitTheme } = createEmitter()
const { subscribe: subscribeThemeFailure, emit: emitThemeFailure } = createEmitter()
export { subscribeTheme, subscribeThemeFailure }

const page = () => document.documentElement.dataset

export const currentTheme = (): StackTheme => themeFrom(page().theme)
export const isPlainView = (): boolean => readDevice(PLAIN_VIEW_KEY) === true

let scene: string | undefined

function show(plain: boolean): void {
  const shownScene = plain ? undefined : scene
  page().theme = plain || shownScene !== undefined ? DEFAULT_THEME : themeFrom(page().chosen)
  if (shownScene === undefined) delete page().scene
  else page().scene = shownScene
  emitTheme()
}

export function applyTheme(theme: StackTheme): void {
  page().chosen = theme
  show(isPlainView())
}

/** The scene of a transform in place of the theme; without a name the theme again. */
export function applyScene(name: string | undefined): void {
  if (name === scene) return
  scene = name
  show(isPlainView())
}

export function setPlainView(plain: boolean): void {
  writeDevice(PLAIN_VIEW_KEY, plain)
  show(plain)
}

/** With blocked storage the theme lasts as long as the page. */
export const rememberTheme = (theme: StackTheme): void => void writeLocal(THEME_STORAGE_KEY, theme)

/**
 * For a page that was rendered in the browser after server rendering failed: no script in its head
 * has run.
 */
export function applyStoredTheme(): void {
  const { themeRule, chosen } = page()
  const isOwn = themeRule === 'shared' || themeRule === 'reset'
  applyTheme(themeFrom(isOwn ? chosen : readLocal(THEME_STORAGE_KEY)))
}

/** When rendering a theme failed: the page and the board become Modern. */
export function fallBackToModern(): void {
  rememberTheme(DEFAULT_THEME)
  applyTheme(DEFAULT_THEME)
  emitThemeFailure()
}

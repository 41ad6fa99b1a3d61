import { DEFAULT_THEME, STACK_THEMES } from '@/lib/stack/stack-theme'

/** Not prefixed with AUTH_KEY: the specification names this key. */
export const THEME_STORAGE_KEY = 'app-theme'
/** Prefixed with AUTH_KEY: whether this device shows every page in Modern. */
export const PLAIN_VIEW_KEY = 'plain-view'

/**
 * Runs in the head before the first paint and applies the theme that this device has stored, so
 * that no other theme flashes. With blocked storage the page keeps the theme that the server sent.
 */
export const THEME_SCRIPT = `(function () {
  var page = document.documentElement.dataset
  try {
    if (page.themeRule === 'device') {
      var stored = localStorage.getItem('${THEME_STORAGE_KEY}')
      if (${JSON.stringify(STACK_THEMES)}.indexOf(stored) >= 0) page.chosen = page.theme = stored
    }
    if (page.themeRule === 'reset') localStorage.setItem('${THEME_STORAGE_KEY}', '${DEFAULT_THEME}')
    if (localStorage.getItem(page.authKey + ':${PLAIN_VIEW_KEY}') === 'true') page.theme = '${DEFAULT_THEME}'
  } catch (blocked) {
    console.info('The theme of this device could not be read:', blocked)
  }
})()`

import { DEFAULT_THEME, STACK_THEMES } from '@/lib/stack/stack-theme'

/** Literal, whatever AUTH_KEY says: the name is part of the product's interface. */
export const THEME_STORAGE_KEY = 'app-theme'
/** Under the product's own prefix: whether this device shows every page plainly. */
export const PLAIN_VIEW = 'plain-view'

/**
 * Runs in the head, before anything is painted: puts the theme of this device on the page, so that no other flashes up
 * first. Storage may be blocked; then the page stays as the server sent it, and its log says why.
 */
export const FIRST_PAINT = `(function () {
  var page = document.documentElement.dataset
  try {
    if (page.themeRule === 'device') {
      var stored = localStorage.getItem('${THEME_STORAGE_KEY}')
      if (${JSON.stringify(STACK_THEMES)}.indexOf(stored) >= 0) page.chosen = page.theme = stored
    }
    if (page.themeRule === 'reset') localStorage.setItem('${THEME_STORAGE_KEY}', '${DEFAULT_THEME}')
    if (localStorage.getItem(page.authKey + ':${PLAIN_VIEW}') === 'true') page.theme = '${DEFAULT_THEME}'
  } catch (blocked) {
    console.info('The theme of this device could not be read:', blocked)
  }
})()`

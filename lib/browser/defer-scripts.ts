/** The type of scripts that the server has deferred, see `server/next-internals.ts`. */
export const DEFERRED = 'deferred'

/** Upper bound for browsers that draw no frame. */
const MAX_DELAY_MS = 5000

/**
 * Runs in the head and does nothing on pages without deferred scripts. The second animation frame
 * starts after the first was painted. A tab in the background has no frames: there the scripts
 * start when the page has loaded.
 */
export const START_DEFERRED_SCRIPTS = `(function () {
  function start() {
    document.querySelectorAll('link[rel="${DEFERRED}"]').forEach(function (link) { link.rel = 'preload' })
    document.querySelectorAll('script[type="${DEFERRED}"]').forEach(function (script) {
      var copy = script.cloneNode()
      copy.removeAttribute('type')
      script.replaceWith(copy)
    })
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  }
  function startHidden() { if (document.hidden) start() }
  requestAnimationFrame(function () { requestAnimationFrame(start) })
  setTimeout(start, ${MAX_DELAY_MS})
  addEventListener('load', startHidden)
  addEventListener('visibilitychange', startHidden)
})()`

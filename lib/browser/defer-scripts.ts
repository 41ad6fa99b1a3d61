const DEFERRED = 'deferred'

/**
 * Renames the scripts of a page for phones so that the browser does not request them before the first paint: with slow
 * networks and processors they would delay it. `START_DEFERRED_SCRIPTS` in the head requests them.
 */
export function deferScripts(html: string): string {
  return html
    .replace(/<script (?=[^>]*\bsrc="\/_next\/)(?=[^>]*\basync="")/g, `<script type="${DEFERRED}" `)
    .replace(/<link rel="preload" (?=[^>]*\bas="script")/g, `<link rel="${DEFERRED}" `)
}

/** Upper bound for browsers that draw no frame. */
const MAX_DELAY_MS = 5000

/**
 * Runs in the head and does nothing on pages without deferred scripts. The second animation frame starts after the first
 * was painted. A tab in the background has no frames: there the scripts start when the page has loaded.
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

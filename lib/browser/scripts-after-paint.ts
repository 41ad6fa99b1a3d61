const LATER = 'later'

/**
 * The page for a phone, with its scripts named but not yet asked for: on a narrow line and a slow processor they would
 * hold up what is there to be read. `BEGIN_SCRIPTS` in the head asks for them.
 */
export function scriptsAfterPaint(html: string): string {
  return html
    .replace(/<script (?=[^>]*\bsrc="\/_next\/)(?=[^>]*\basync="")/g, `<script type="${LATER}" `)
    .replace(/<link rel="preload" (?=[^>]*\bas="script")/g, `<link rel="${LATER}" `)
}

/** Whatever keeps a browser from showing a frame, the page comes to life by then. */
const AT_THE_LATEST_MS = 5000

/**
 * Runs in the head, and does nothing where the scripts were not put off. The second frame begins when the first is on
 * its way to the screen. A tab in the background has no frames; there they begin when the page has loaded.
 */
export const BEGIN_SCRIPTS = `(function () {
  function begin() {
    document.querySelectorAll('link[rel="${LATER}"]').forEach(function (link) { link.rel = 'preload' })
    document.querySelectorAll('script[type="${LATER}"]').forEach(function (script) {
      var begun = script.cloneNode()
      begun.removeAttribute('type')
      script.replaceWith(begun)
    })
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
  }
  function beginUnseen() { if (document.hidden) begin() }
  requestAnimationFrame(function () { requestAnimationFrame(begin) })
  setTimeout(begin, ${AT_THE_LATEST_MS})
  addEventListener('load', beginUnseen)
  addEventListener('visibilitychange', beginUnseen)
})()`

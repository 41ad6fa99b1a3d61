/** Marks scripts that the server has deferred, see `deferScripts`. */
export const LATER = 'later'

/** The scripts start by then, even if the browser shows no frame. */
const AT_THE_LATEST_MS = 5000

/**
 * Runs in the head and starts deferred scripts with the second frame, when the first is being painted. A background tab
 * has no frames; there they start when the page has loaded.
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

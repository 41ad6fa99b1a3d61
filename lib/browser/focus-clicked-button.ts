/**
 * Runs in the head: focuses a clicked button. Safari focuses the nearest focusable ancestor
 * instead, and then a dialog cannot return the focus to the button that opened it.
 */
export const FOCUS_CLICKED_BUTTON = `(function () {
  addEventListener('click', function (event) {
    var button = event.isTrusted && event.target.closest('button')
    var focused = document.activeElement
    if (button && focused && focused !== button && focused.contains(button)) button.focus({ preventScroll: true })
  }, true)
})()`

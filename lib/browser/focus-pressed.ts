/**
 * Runs in the head: a button that is pressed has the focus, in Safari too, which gives it to whatever around the button
 * can have it. Otherwise a dialog would not know what opened it, and the focus would not come back.
 */
export const FOCUS_PRESSED = `(function () {
  addEventListener('click', function (event) {
    var button = event.isTrusted && event.target.closest('button')
    var focused = document.activeElement
    if (button && focused && focused !== button && focused.contains(button)) button.focus({ preventScroll: true })
  }, true)
})()`

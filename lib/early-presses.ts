/** Told to the window when the page has come to life. */
export const ALIVE = 'alive'

/**
 * Runs in the head: what is pressed before the scripts of the page have come is done when they are there, each thing
 * once. A form that nobody listens to yet is held back as well: the browser would send it by itself, with all that was
 * typed in the address. As soon as React listens to the document, which it marks, it takes care of presses itself.
 */
export const KEEP_PRESSES = `(function () {
  var kept = []
  function keep(event) {
    if (Object.keys(document).some(function (name) { return /^_+react/.test(name) })) return
    var pressed = event.target.closest(event.type === 'submit' ? 'form:not([action])' : 'button')
    if (!pressed || (event.type === 'click' && pressed.type === 'submit' && pressed.form)) return
    if (event.type === 'submit') event.preventDefault()
    if (kept.indexOf(pressed) < 0) kept.push(pressed)
  }
  addEventListener('click', keep, true)
  addEventListener('submit', keep, true)
  addEventListener('${ALIVE}', function () {
    removeEventListener('click', keep, true)
    removeEventListener('submit', keep, true)
    kept.forEach(function (pressed) {
      if (pressed.isConnected) pressed.localName === 'form' ? pressed.requestSubmit() : pressed.click()
    })
  }, { once: true })
})()`

/**
 * Runs in the head: what is pressed before its script has come is done once it has, each thing once. A form that nobody
 * listens to yet is held back as well: the browser would send it by itself, with all that was typed in the address.
 *
 * React puts properties of its own on an element when it begins to listen, and lets no press through to one that it has
 * not finished: then the press is tried again a moment later.
 */
export const KEEP_PRESSES = `(function () {
  var kept = []
  var timer
  function isHeard(element) {
    return Object.keys(element).some(function (name) { return name.indexOf('__react') === 0 })
  }
  function press(element) {
    var type = element.localName === 'form' ? 'submit' : 'click'
    var arrived = false
    function arrive() { arrived = true }
    element.addEventListener(type, arrive)
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, view: window }))
    element.removeEventListener(type, arrive)
    return arrived
  }
  function repeat() {
    kept = kept.filter(function (element) {
      return element.isConnected && !element.disabled && !(isHeard(element) && press(element))
    })
    if (kept.length === 0) timer = clearInterval(timer)
  }
  function keep(event) {
    var pressed = event.target.closest(event.type === 'submit' ? 'form:not([action])' : 'button')
    if (!pressed || isHeard(pressed) || (event.type === 'click' && pressed.type === 'submit' && pressed.form)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (kept.indexOf(pressed) < 0) kept.push(pressed)
    timer = timer || setInterval(repeat, 50)
  }
  addEventListener('click', keep, true)
  addEventListener('submit', keep, true)
})()`

/**
 * Runs in the head: what is pressed before its script has come is done once it has, each thing once. A form that nobody
 * listens to yet is held back as well: the browser would send it by itself, with all that was typed in the address.
 *
 * React puts properties of its own on an element when it begins with it, and lets no press through before it has
 * finished. That does not go for the sending of a form, which comes to nobody then. So an event that nothing listens to
 * goes ahead: React treats it as a press, and finishes at once where it can.
 */
export const KEEP_PRESSES = `(function () {
  var kept = []
  var timer
  function isHeard(element) {
    if (!Object.keys(element).some(function (name) { return name.indexOf('__react') === 0 })) return false
    var arrived = false
    function arrive() { arrived = true }
    element.addEventListener('auxclick', arrive)
    send(element, 'auxclick')
    element.removeEventListener('auxclick', arrive)
    return arrived
  }
  function send(element, type) {
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  }
  function repeat() {
    kept = kept.filter(function (element) {
      if (!element.isConnected || element.disabled) return false
      if (!isHeard(element)) return true
      send(element, element.localName === 'form' ? 'submit' : 'click')
      return false
    })
    if (kept.length === 0) timer = clearInterval(timer)
  }
  function keep(event) {
    var pressed = event.target.closest(event.type === 'submit' ? 'form:not([action])' : 'button')
    if (!pressed || (event.type === 'click' && pressed.type === 'submit' && pressed.form) || isHeard(pressed)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (kept.indexOf(pressed) < 0) kept.push(pressed)
    timer = timer || setInterval(repeat, 50)
  }
  addEventListener('click', keep, true)
  addEventListener('submit', keep, true)
})()`

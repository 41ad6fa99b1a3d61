import { PRESSED_EARLY } from './first-intent'

/**
 * Runs in the head: clicks and submits before hydration are stored and replayed once after it. A
 * form without a listener must not submit natively: the browser would put the typed values into the
 * address.
 *
 * React sets its `__react…` properties on an element when hydration starts, not when it ends. Until
 * the end it replays clicks but loses submits. So an `auxclick`, which no component handles, is
 * sent first: React treats it as a click and hydrates the element at once where it can.
 */
export const REPLAY_EARLY_CLICKS = `(function () {
  var queue = []
  var timer
  function isHydrated(element) {
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
    queue = queue.filter(function (element) {
      if (!element.isConnected || element.disabled) return false
      if (!isHydrated(element)) return true
      send(element, element.localName === 'form' ? 'submit' : 'click')
      return false
    })
    if (queue.length === 0) timer = clearInterval(timer)
  }
  function store(event) {
    var target = event.target.closest(event.type === 'submit' ? 'form:not([action])' : 'button')
    if (!target || (event.type === 'click' && target.type === 'submit' && target.form) || isHydrated(target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    document.documentElement.setAttribute('${PRESSED_EARLY}', '')
    if (queue.indexOf(target) < 0) queue.push(target)
    timer = timer || setInterval(repeat, 50)
  }
  addEventListener('click', store, true)
  addEventListener('submit', store, true)
})()`

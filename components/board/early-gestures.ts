import { gripAt, LIFTING_KEYS } from './gestures/held'

const MOVE: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
const TRAIL = ['pointermove', 'pointerup', 'pointercancel'] as const

/**
 * What was done to a handle before the code that drags had come. It is kept in order, and done again once that code is
 * there: neither a quick hand nor a slow network makes the board ignore anybody.
 */
export class EarlyGestures {
  private kept: (PointerEvent | KeyboardEvent)[] = []

  pointerDown(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || !gripAt(event.target, event.pointerType)) return
    this.kept.push(event)
    for (const name of TRAIL) window.addEventListener(name, this.trail, true)
  }

  keyDown(event: KeyboardEvent): void {
    if (this.kept.length > 0 || !LIFTING_KEYS.includes(event.code) || !gripAt(event.target, 'key')) return
    event.preventDefault()
    this.kept.push(event)
    window.addEventListener('keydown', this.key, true)
  }

  /** To be called when whatever hears these events is there. */
  repeat(): void {
    const kept = this.kept
    this.forget()
    for (const event of kept) {
      const target = event.target instanceof Element && event.target.isConnected ? event.target : document.body
      // An event describes itself; one that has been dispatched can't be sent again.
      target.dispatchEvent(
        event instanceof KeyboardEvent ? new KeyboardEvent(event.type, event) : new PointerEvent(event.type, event),
      )
    }
  }

  private forget() {
    this.kept = []
    window.removeEventListener('keydown', this.key, true)
    for (const name of TRAIL) window.removeEventListener(name, this.trail, true)
  }

  private readonly trail = (event: PointerEvent) => {
    // Of a way only its end counts.
    if (event.type === 'pointermove' && this.kept.at(-1)?.type === 'pointermove') this.kept.pop()
    this.kept.push(event)
  }

  private readonly key = (event: KeyboardEvent) => {
    // Escape, or going on to something else, takes it all back.
    if (!LIFTING_KEYS.includes(event.code) && !MOVE.includes(event.code)) return this.forget()
    event.preventDefault()
    this.kept.push(event)
  }
}

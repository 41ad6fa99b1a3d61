import { dragItemAt, LIFTING_KEYS } from './gestures/drag-item'

const MOVE: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
const POINTER_EVENTS = ['pointermove', 'pointerup', 'pointercancel'] as const

interface Recorded {
  readonly event: PointerEvent | KeyboardEvent
  /** The event's target and its ancestors, because the target may be replaced before the replay. */
  readonly path: readonly EventTarget[]
}

/**
 * Records input on handles before the drag code has loaded, and replays it in order afterwards, so
 * that neither quick input nor a slow network loses a drag.
 */
export class InputReplay {
  private recorded: Recorded[] = []

  pointerDown(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || !dragItemAt(event.target, event.pointerType)) return
    this.record(event)
    for (const name of POINTER_EVENTS) window.addEventListener(name, this.recordPointer, true)
  }

  keyDown(event: KeyboardEvent): void {
    if (this.recorded.length > 0 || !LIFTING_KEYS.includes(event.code) || !dragItemAt(event.target, 'key')) return
    event.preventDefault()
    this.record(event)
    window.addEventListener('keydown', this.recordKey, true)
  }

  /** Called when the drag code is listening. */
  repeat(): void {
    const recorded = this.recorded
    this.forget()
    for (const { event, path } of recorded) {
      const target = path.find((one) => one instanceof Element && one.isConnected) ?? document.body
      // A copy, because a dispatched event cannot be dispatched again.
      target.dispatchEvent(
        event instanceof KeyboardEvent ? new KeyboardEvent(event.type, event) : new PointerEvent(event.type, event),
      )
    }
  }

  private record(event: PointerEvent | KeyboardEvent) {
    this.recorded.push({ event, path: event.composedPath() })
  }

  private forget() {
    this.recorded = []
    window.removeEventListener('keydown', this.recordKey, true)
    for (const name of POINTER_EVENTS) window.removeEventListener(name, this.recordPointer, true)
  }

  private readonly recordPointer = (event: PointerEvent) => {
    // Of consecutive moves only the last is needed.
    if (event.type === 'pointermove' && this.recorded.at(-1)?.event.type === 'pointermove') this.recorded.pop()
    this.record(event)
  }

  private readonly recordKey = (event: KeyboardEvent) => {
    // Escape or any other key cancels the recorded drag.
    if (!LIFTING_KEYS.includes(event.code) && !MOVE.includes(event.code)) return this.forget()
    event.preventDefault()
    this.record(event)
  }
}

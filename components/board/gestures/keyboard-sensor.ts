import type { Activators, SensorInstance, SensorProps } from '@dnd-kit/core'
import { LIFTING_KEYS } from './drag-item'

interface BoardKeyboardSensorOptions {
  began?: () => void
  /** Moves the dragged item; false if the key does not move it. */
  step?: (event: KeyboardEvent) => boolean
  /** Called after the listeners are removed and dnd-kit has been told. */
  ended?: (drop: boolean) => void
}

const DROP: readonly string[] = [...LIFTING_KEYS, 'Tab']

/**
 * A dnd-kit sensor for keys. The library's own sensor listens a moment after the pick-up, so that a
 * busy machine lost the first keys; this one listens at once.
 */
export class BoardKeyboardSensor implements SensorInstance {
  static readonly activators: Activators<BoardKeyboardSensorOptions> = [
    {
      eventName: 'onKeyDown',
      handler: (event: React.KeyboardEvent) => {
        if (!LIFTING_KEYS.includes(event.code)) return false
        event.preventDefault()
        return !event.repeat
      },
    },
  ]
  readonly autoScrollEnabled = false
  constructor(private readonly props: SensorProps<BoardKeyboardSensorOptions>) {
    props.options.began?.()
    props.onStart({ x: 0, y: 0 })
    // Capture phase on the window, which the event of the pick-up has passed already.
    window.addEventListener('keydown', this.pressed, true)
    window.addEventListener('resize', this.cancel)
    document.addEventListener('visibilitychange', this.cancel)
  }

  private readonly pressed = (event: KeyboardEvent) => {
    if (event.code === 'Escape') return this.end(false, event)
    if (DROP.includes(event.code)) return event.repeat ? event.preventDefault() : this.end(true, event)
    if (this.props.options.step?.(event)) event.preventDefault()
  }

  private readonly cancel = () => this.end(false)

  private end(drop: boolean, event?: KeyboardEvent) {
    // The key drops the item and does nothing else.
    event?.preventDefault()
    event?.stopPropagation()
    window.removeEventListener('keydown', this.pressed, true)
    window.removeEventListener('resize', this.cancel)
    document.removeEventListener('visibilitychange', this.cancel)
    if (drop) this.props.onEnd()
    else this.props.onCancel()
    this.props.options.ended?.(drop)
  }
}

import type { Activators, SensorInstance, SensorProps } from '@dnd-kit/core'
import type { Point } from './drop-target'

interface BoardPointerSensorOptions {
  /** It listens from now on. */
  began?: () => void
  /** What is held is here now. */
  moved?: (point: Point) => void
  /** It listens no more, and whoever else wanted to know has been told. */
  ended?: (drop: boolean) => void
}

const START_AFTER_PX = 5

/**
 * Moves by mouse, pen and finger. Unlike the library's own sensor it follows the one pointer that took hold, says at
 * once that it let go, and leaves nothing behind that swallows the next press.
 */
export class BoardPointerSensor implements SensorInstance {
  static readonly activators: Activators<BoardPointerSensorOptions> = [
    { eventName: 'onPointerDown', handler: (event: React.PointerEvent) => event.isPrimary && event.button === 0 },
  ]
  readonly autoScrollEnabled = true
  private readonly from: Point
  private readonly pointerId: number
  private held = false

  constructor(private readonly props: SensorProps<BoardPointerSensorOptions>) {
    const { clientX, clientY, pointerId } = props.event as PointerEvent
    this.from = { x: clientX, y: clientY }
    this.pointerId = pointerId
    props.options.began?.()
    this.listen('addEventListener')
  }

  private listen(change: 'addEventListener' | 'removeEventListener') {
    for (const name of ['pointermove', 'pointerup', 'pointercancel'] as const) window[change](name, this.pointer, true)
    window[change]('keydown', this.key, true)
    window[change]('contextmenu', this.refuse, true)
    window[change]('dragstart', this.refuse, true)
    window[change]('resize', this.cancel)
    // Whoever is called away lets go where nobody hears it.
    window[change]('blur', this.cancel)
    document[change]('visibilitychange', this.cancel)
  }

  private readonly pointer = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerId !== this.pointerId) return
    // A mouse whose button went up where nobody could hear it holds nothing any more.
    const letGoUnheard = event.type === 'pointermove' && event.pointerType === 'mouse' && event.buttons === 0
    if (event.type === 'pointercancel' || letGoUnheard) return this.cancel()
    const point = { x: event.clientX, y: event.clientY }
    if (!this.held && event.type === 'pointermove' && this.isFar(point)) {
      this.held = true
      this.props.onStart(this.from)
    }
    if (this.held) {
      this.props.options.moved?.(point)
      this.props.onMove(point)
    }
    if (event.type === 'pointerup') this.end(true)
  }

  private isFar({ x, y }: Point) {
    return Math.hypot(x - this.from.x, y - this.from.y) >= START_AFTER_PX
  }

  private readonly key = (event: Event) => {
    if (!this.held || !(event instanceof KeyboardEvent) || event.code !== 'Escape') return
    event.stopPropagation()
    this.cancel()
  }

  private readonly refuse = (event: Event) => {
    if (this.held || event.type === 'dragstart') event.preventDefault()
  }

  private readonly cancel = () => this.end(false)

  private end(drop: boolean) {
    this.listen('removeEventListener')
    if (!this.held) this.props.onAbort(this.props.active)
    if (drop) this.props.onEnd()
    else this.props.onCancel()
    this.props.options.ended?.(drop)
  }
}

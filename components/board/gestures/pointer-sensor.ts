import type { Activators, SensorInstance, SensorProps } from '@dnd-kit/core'
import type { Point } from './drop-target'

interface BoardPointerSensorOptions {
  /** Called when it begins to listen. */
  began?: () => void
  /** Called with each position of the pointer. */
  moved?: (point: Point) => void
  /** Called after the listeners are removed and dnd-kit has been told. */
  ended?: (drop: boolean) => void
}

const START_AFTER_PX = 5

/**
 * A dnd-kit sensor for mouse, pen and touch. Unlike the library's it tracks one pointer id, reports
 * the release at once, and leaves no listener behind that would suppress the next press.
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
    // On blur the pointerup fires outside the window, so cancel the drag.
    window[change]('blur', this.cancel)
    document[change]('visibilitychange', this.cancel)
  }

  private readonly pointer = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerId !== this.pointerId) return
    // The button was released outside the window: pointerup never fired here.
    const missedRelease = event.type === 'pointermove' && event.pointerType === 'mouse' && event.buttons === 0
    if (event.type === 'pointercancel' || missedRelease) return this.cancel()
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

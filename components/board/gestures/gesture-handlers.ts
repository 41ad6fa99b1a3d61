/** The handlers that the lazily loaded gestures provide for the board's events. */
export interface GestureHandlers {
  pointerDown: (event: React.PointerEvent) => void
  keyDown: (event: React.KeyboardEvent) => void
}

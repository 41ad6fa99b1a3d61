/** What the lazily loaded gestures do with the board's events. */
export interface GestureHandlers {
  pointerDown: (event: React.PointerEvent) => void
  keyDown: (event: React.KeyboardEvent) => void
}

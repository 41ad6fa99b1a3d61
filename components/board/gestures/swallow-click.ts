/** The click that a browser makes of the end of a drag or of a long press is not meant: it opens no link. */
export function swallowNextClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  const stop = () => window.removeEventListener('click', swallow, true)
  window.addEventListener('pointerdown', stop, { capture: true, once: true })
  setTimeout(stop, 700)
}

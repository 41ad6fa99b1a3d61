/**
 * Sets everything on the page aside but `keep` and what must stay above dialogs, and stops the page from scrolling:
 * hidden from screen readers, below the dialog for pointers, and no focus gets there. Not by `inert`, for which a browser
 * styles every element behind the dialog anew, twice. Returns what undoes it; dialogs may stack, and each one undoes only
 * what it did itself.
 */
export function hideBackground(keep: HTMLElement | null): () => void {
  const set: HTMLElement[] = []
  for (const element of document.body.children) {
    if (!(element instanceof HTMLElement) || element.matches('[aria-hidden=true]') || element.tagName === 'SCRIPT')
      continue
    if (
      element.contains(keep) ||
      element.matches('[data-above-dialogs]') ||
      element.querySelector('[data-above-dialogs]')
    )
      continue
    // Not by the property of that name, which Firefox has only since 119.
    element.setAttribute('aria-hidden', 'true')
    set.push(element)
  }

  const keepFocusOut = (event: FocusEvent) => {
    const { target, relatedTarget: from } = event
    if (!(target instanceof Node) || !set.some((element) => element.contains(target))) return
    // Nothing behind hears of a focus that it does not have.
    event.stopImmediatePropagation()
    const stayed = from instanceof HTMLElement && keep?.contains(from)
    const back = stayed ? from : keep?.querySelector<HTMLElement>('[role=dialog]')
    back?.focus({ preventScroll: true })
  }
  // Capture on the window runs before every other focus listener.
  window.addEventListener('focusin', keepFocusOut, { capture: true })

  const root = document.documentElement
  const { overflow, paddingRight } = root.style
  const gutter = window.innerWidth - root.clientWidth
  root.style.overflow = 'hidden'
  if (gutter > 0) root.style.paddingRight = `${gutter}px`
  return () => {
    window.removeEventListener('focusin', keepFocusOut, { capture: true })
    for (const element of set) element.removeAttribute('aria-hidden')
    root.style.overflow = overflow
    root.style.paddingRight = paddingRight
  }
}

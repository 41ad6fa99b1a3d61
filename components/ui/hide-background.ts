/**
 * Makes the page behind a dialog inert: hides all but `keep` and elements above dialogs from screen
 * readers and focus, and stops scrolling. Not by `inert`, which makes browsers restyle every
 * element behind the dialog, twice. Returns a function that undoes its own changes, so that dialogs
 * can be stacked.
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
    // By attribute, because Firefox has the property `ariaHidden` only since 119.
    element.setAttribute('aria-hidden', 'true')
    set.push(element)
  }

  const keepFocusOut = (event: FocusEvent) => {
    const { target, relatedTarget: from } = event
    if (!(target instanceof Node) || !set.some((element) => element.contains(target))) return
    // Stop the event, so that nothing behind reacts to a focus that it does not keep.
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

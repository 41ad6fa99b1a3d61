/**
 * Makes everything on the page inert but `keep` and what must stay above dialogs, and stops the page from scrolling.
 * `aria-hidden` as well, because not every screen reader knows what inert means. Returns what undoes it; dialogs may
 * stack, and each one undoes only what it did itself.
 */
export function setAside(keep: HTMLElement | null): () => void {
  const set: HTMLElement[] = []
  for (const element of document.body.children) {
    if (!(element instanceof HTMLElement) || element.inert || element.tagName === 'SCRIPT') continue
    if (
      element.contains(keep) ||
      element.matches('[data-above-dialogs]') ||
      element.querySelector('[data-above-dialogs]')
    )
      continue
    element.inert = true
    element.ariaHidden = 'true'
    set.push(element)
  }
  const root = document.documentElement
  const { overflow, paddingRight } = root.style
  const gutter = window.innerWidth - root.clientWidth
  root.style.overflow = 'hidden'
  if (gutter > 0) root.style.paddingRight = `${gutter}px`
  return () => {
    for (const element of set) {
      element.inert = false
      element.ariaHidden = null
    }
    root.style.overflow = overflow
    root.style.paddingRight = paddingRight
  }
}

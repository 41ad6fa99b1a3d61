import { wantsCalm } from '@/lib/browser/calm'

/** How the page moves by itself: at once for whoever wants no motion. */
export function scrollBehavior(): ScrollBehavior {
  return wantsCalm() ? 'auto' : 'smooth'
}

import { prefersReducedMotion } from '@/lib/browser/reduced-motion'

/** How the page moves by itself: at once for whoever wants no motion. */
export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'auto' : 'smooth'
}

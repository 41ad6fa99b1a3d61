import { prefersReducedMotion } from '@/lib/browser/reduced-motion'

/** How the page scrolls to a target: instantly under reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'auto' : 'smooth'
}

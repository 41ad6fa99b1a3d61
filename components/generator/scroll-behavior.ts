import { prefersReducedMotion } from '@/lib/browser/reduced-motion'

/** The behaviour of scrolling to a target: instant with reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'auto' : 'smooth'
}

import { buildWhenStale } from '@/server/build/build'

/**
 * Global setup: builds once before the workers start, so that they do not all build at their first
 * product.
 */
export default buildWhenStale

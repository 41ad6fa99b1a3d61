import { buildWhenStale } from '@/server/build/build'

/** Before the workers start: each would build at its first product, in each other's way. */
export default buildWhenStale

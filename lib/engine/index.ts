import 'server-only'
import type { RateRule } from '@/lib/http/rate-rules'
import { services } from '@/lib/services'
import { embeddedEngine } from './embedded/engine'
import { withFallback } from './fallback'
import { withMetrics } from './with-metrics'
import { modelEngine } from './model/engine'
import type { StackEngine } from './types'

const embedded = withMetrics(embeddedEngine, 'embedded')

/** Chooses the engine by the configuration; nothing else knows which one runs. */
export const engine: StackEngine = services.languageModel
  ? withFallback(withMetrics(modelEngine, 'model'), embedded)
  : embedded

/**
 * A model costs money: lower limits than for the embedded engine, and higher ones for signed-in
 * users.
 */
export const generateLimits: { limit: RateRule; limitUser: RateRule } = services.languageModel
  ? { limit: 'model', limitUser: 'modelUser' }
  : { limit: 'generate', limitUser: 'generate' }

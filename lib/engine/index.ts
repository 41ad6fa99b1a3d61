import 'server-only'
import { embeddedEngine } from './embedded/engine'

/** The only place that knows which engine runs. */
export const engine = embeddedEngine

import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { setTracing } from '@/lib/telemetry/tracing'

/** Starts tracing if a collector is configured. Returns a function that flushes and stops it. */
export async function startTracing(): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = env
  if (!endpoint) return () => Promise.resolve()
  const { openTelemetry } = await import('./open-telemetry')
  const tracing = openTelemetry({ endpoint, serviceName })
  setTracing(tracing)
  return async () => {
    setTracing(undefined)
    await tracing.stop().catch((error: unknown) => log.warn({ err: error }, 'the last traces could not be sent'))
  }
}

import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { setTracing } from '@/lib/telemetry/tracing'

/** Collects traces if a collector is configured. Returns what sends the last of them. */
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

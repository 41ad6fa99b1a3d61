import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { replicaReads, sharedPool } from '@/lib/db/pool'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { processSingleton } from '@/lib/process-singleton'

/**
 * Prometheus metrics of our server and Next's pages. Labels have few values: no codes or names,
 * which make series.
 */
interface Metrics {
  registry: Registry
  requests: Histogram<'method' | 'route' | 'status'>
  refusals: Counter<'rule'>
  cache: Counter<'outcome'>
  cacheBytes: Gauge
  engine: Histogram<'engine' | 'task' | 'outcome'>
}

function connections(registry: Registry): void {
  new Gauge({
    name: 'stackbook_database_connections',
    help: 'Connections of the pool: open, idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      try {
        const pool = await sharedPool()
        this.set({ state: 'open' }, pool.totalCount)
        this.set({ state: 'idle' }, pool.idleCount)
        this.set({ state: 'waiting' }, pool.waitingCount)
      } catch (error) {
        // An outage must not remove the other metrics.
        log.warn({ err: error }, 'metrics: there is no database to count connections of')
        this.reset()
      }
    },
  })
}

function reads(registry: Registry): void {
  new Counter({
    name: 'stackbook_database_reads_total',
    help: 'Reads of public data by the server that answered them, if there is a replica',
    labelNames: ['server'],
    registers: [registry],
    async collect() {
      this.reset()
      // Metrics are read also while the database cannot be opened.
      const counts = await replicaReads().catch(() => undefined)
      for (const [server, count] of Object.entries(counts ?? {})) this.inc({ server }, count)
    },
  })
}

function cacheOutcomes(registry: Registry): Metrics['cache'] {
  const outcomes: Metrics['cache'] = new Counter({
    name: 'stackbook_response_cache_total',
    help: 'Requests by outcome in the response cache: hit, miss, template for what our server makes without Next, or bypass where the response is not cacheable',
    labelNames: ['outcome'],
    registers: [registry],
  })
  new Gauge({
    name: 'stackbook_response_cache_hit_ratio',
    help: 'Hits among the cacheable requests since the start, from 0 to 1',
    registers: [registry],
    async collect() {
      const { values } = await outcomes.get()
      const times = (outcome: string) => values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0
      this.set(times('hit') / Math.max(1, times('hit') + times('miss') + times('template')))
    },
  })
  return outcomes
}

function start(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  connections(registry)
  reads(registry)
  return {
    registry,
    requests: new Histogram({
      name: 'stackbook_http_request_duration_seconds',
      help: 'From the first byte of a request to the end of its answer, by route template and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers: [registry],
    }),
    refusals: new Counter({
      name: 'stackbook_rate_limited_total',
      help: 'Requests refused by a rate limit, by rule',
      labelNames: ['rule'],
      registers: [registry],
    }),
    cache: cacheOutcomes(registry),
    cacheBytes: new Gauge({
      name: 'stackbook_response_cache_bytes',
      help: 'Bytes of memory that the response cache holds',
      registers: [registry],
    }),
    engine: new Histogram({
      name: 'stackbook_engine_duration_seconds',
      help: 'What the stack engine was asked, and how that ended: ok, refused, failed, or left by the visitor',
      labelNames: ['engine', 'task', 'outcome'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers: [registry],
    }),
  }
}

/** Metrics are collected only if they can be read. */
export const metrics: Metrics | undefined = env.METRICS_TOKEN ? processSingleton('metrics', start) : undefined

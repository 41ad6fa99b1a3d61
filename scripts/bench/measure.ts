import autocannon from 'autocannon'

export interface Measured {
  perSecond: number
  p50: number
  p99: number
  failures: number
}

const CONNECTIONS = 10

export interface Asked {
  readonly origin: string
  /** The URLs, requested in turn; each connection begins at another one. */
  readonly paths: readonly string[]
  readonly headers?: Record<string, string>
}

/** For local servers only. */
async function measure({ origin, paths, headers = {} }: Asked, seconds: number): Promise<Measured> {
  const requests = paths.map((path) => ({ path }))
  let connections = 0
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    headers,
    duration: seconds,
    // Connections that request the same URL at once would share the work of one.
    setupClient: (client) => {
      const first = Math.floor((connections++ / CONNECTIONS) * requests.length)
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)])
    },
  })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.errors + result.non2xx,
  }
}

/**
 * The throughput of one set of URLs relative to another. They are measured alternately (A B A B …)
 * and the median ratio is used, because a busy machine slows both alike. Before that both run until
 * their code is compiled.
 */
export async function measureRatio(
  own: Asked,
  bare: Asked,
  { rounds = 3, seconds = 6 } = {},
): Promise<{ ratio: number; own: Measured; bare: Measured }> {
  for (const asked of [own, bare]) await measure(asked, seconds)
  const ratios: { ratio: number; own: Measured; bare: Measured }[] = []
  for (let round = 0; round < rounds; round++) {
    const mine = await measure(own, seconds)
    const theirs = await measure(bare, seconds)
    ratios.push({ ratio: mine.perSecond / theirs.perSecond, own: mine, bare: theirs })
  }
  ratios.sort((a, b) => a.ratio - b.ratio)
  const median = ratios[Math.floor(ratios.length / 2)]
  if (!median) throw new Error('nothing was measured')
  return median
}

/** The median time of sequential requests, in milliseconds. */
export async function medianTime(url: string, times = 60): Promise<number> {
  const taken: number[] = []
  for (let run = 0; run < times; run++) {
    const started = performance.now()
    const response = await fetch(url)
    await response.text()
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    taken.push(performance.now() - started)
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN
}

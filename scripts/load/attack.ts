import { combinations, hostileText, seededRandom } from '@/scripts/fuzz/inputs'
import { catalogueNames } from '@/scripts/fuzz/targets'
import { Guest } from '@/tests/support/people'
import { startProduct } from '@/tests/support/product'
import { newStack } from './visitors'

/**
 * Measures visitors while others send the longest hostile texts, one after another, from twenty
 * addresses.
 */

const ATTACKERS = 20
const VISITORS = 4
const LENGTH = 50_000
const SECONDS = 30
/** A person reads between two requests. */
const PAUSE_MS = 100

interface AttackResult {
  /** Texts of the attackers that were answered. */
  readonly texts: number
  /** The 95th percentile of the visitors' waits, in milliseconds. */
  readonly generation: number
  readonly pages: number
  readonly failed: number
}

export async function attack(): Promise<AttackResult> {
  const product = await startProduct({ LOG_LEVEL: 'fatal', TRUST_PROXY_HOPS: '1' })
  try {
    const guest = new Guest(product.origin)
    const { shareCode } = (await guest.post('/api/techstack', newStack('attacked'))).json
    const texts = hostileTexts()
    const until = performance.now() + SECONDS * 1_000
    const isOn = () => performance.now() < until
    const result = { texts: 0, generation: [] as number[], pages: [] as number[], failed: 0 }
    const from = (address: string) => ({ 'x-forwarded-for': address })

    const attacker = async (number: number) => {
      while (isOn()) {
        const prompt = texts.next().value
        await guest.post('/api/techstack/generate', { prompt }, from(`198.51.100.${number}`))
        result.texts += 1
      }
    }
    const timed = async (waits: number[], ask: () => Promise<{ status: number }>) => {
      const began = performance.now()
      if ((await ask()).status !== 200) result.failed += 1
      waits.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    const visitor = async (number: number) => {
      const headers = from(`203.0.113.${number}`)
      while (isOn()) {
        const body = { prompt: 'React, Redis, Docker and a Shure SM7B' }
        await timed(result.generation, () => guest.post('/api/techstack/generate', body, headers))
        await timed(result.pages, () => guest.get(`/?share=${shareCode}`, headers))
      }
    }
    await Promise.all([
      ...Array.from({ length: ATTACKERS }, (_, number) => attacker(number)),
      ...Array.from({ length: VISITORS }, (_, number) => visitor(number)),
    ])
    return { ...result, generation: p95(result.generation), pages: p95(result.pages) }
  } finally {
    await product.stop()
  }
}

function* hostileTexts(): Generator<string, never> {
  for (const input of combinations(seededRandom(1), catalogueNames())) yield hostileText(input, LENGTH)
  throw new Error('combinations never end')
}

const p95 = (waits: readonly number[]): number =>
  waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? NaN

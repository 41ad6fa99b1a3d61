import { readFileSync } from 'node:fs'
import type { Product } from '@/tests/support/product'
import type { Tally } from './visitors'

const at = (sorted: number[], part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? Number.NaN)

/** Resident memory in MB, from Linux's /proc. */
function memory({ pid }: Product): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/**
 * Samples the memory of the instances and returns a function that stops and returns the highest.
 */
export function watchMemory(products: () => Product[]): () => number {
  let highest = 0
  const look = () => {
    for (const product of products()) if (process.platform === 'linux') highest = Math.max(highest, memory(product))
  }
  look()
  const timer = setInterval(look, 500)
  return () => {
    clearInterval(timer)
    return highest
  }
}

export function row(what: string, seconds: number, tally: Tally, peak: number): string {
  const sorted = tally.taken.toSorted((a, b) => a - b)
  const refused = [...tally.refused].map(([kind, times]) => `${times} ${kind}`).join(', ') || 'none'
  return `| ${what} | ${Math.round(sorted.length / seconds)}/s | ${at(sorted, 0.5)} ms | ${at(sorted, 0.99)} ms | ${refused} | ${tally.wrong.length} | ${peak} MB |`
}

export const HEAD = `| what | answers | p50 | p99 | refused | wrong | memory, highest |
| --- | --- | --- | --- | --- | --- | --- |`

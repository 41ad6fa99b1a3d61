import { readDevice, writeDevice } from '@/lib/browser/device-storage'
import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { normaliseText } from '@/lib/text/normalise-text'
import type { IconMapping } from './icon-mapping'

/** A cache of the catalogue's data by tool names, stored on this device. */

interface Entry {
  readonly at: number
  readonly mapping: IconMapping
}

export const MAX_ENTRIES = 50
const MAX_AGE_MS = 168 * 3600 * 1000
const PAIRS_PER_REQUEST = 50
const MAX_ADDRESS = 6000
const NAME = 'icon-mappings'

function isEntry(value: unknown): value is Entry {
  const { at, mapping } = (value ?? {}) as Partial<Entry>
  return typeof at === 'number' && typeof mapping?.term === 'string' && typeof mapping.icon_id === 'string'
}

/** Newest first, without expired ones. */
export function cachedMappings(now: number): Entry[] {
  const stored = readDevice(NAME)
  return Array.isArray(stored) ? stored.filter(isEntry).filter(({ at }) => now - at < MAX_AGE_MS) : []
}

export function cacheMappings(mappings: readonly IconMapping[], now: number): void {
  const fresh = mappings.map((mapping) => ({ at: now, mapping }))
  const terms = new Set(mappings.map(({ term }) => term))
  const others = cachedMappings(now).filter(({ mapping }) => !terms.has(mapping.term))
  writeDevice(NAME, [...fresh, ...others].slice(0, MAX_ENTRIES))
}

/** The term as sent in the address: a comma or `||` would end the pair. */
export const termOf = (text: string): string => normaliseText(text.replace(/,|\|\|/g, ' '))

/**
 * At most fifty pairs per request, and short enough for an address: names in other scripts are
 * encoded nine times as long.
 */
function inRequests(pairs: readonly string[]): string[][] {
  const requests: string[][] = []
  let size = 0
  for (const pair of pairs) {
    const length = encodeURIComponent(pair).length
    const open = requests.at(-1)
    if (open && open.length < PAIRS_PER_REQUEST && size + length < MAX_ADDRESS) {
      open.push(pair)
      size += length
    } else {
      requests.push([pair])
      size = length
    }
  }
  return requests
}

interface Named {
  readonly id: string
  readonly text: string
}

/**
 * Mappings by term. Cached ones are not requested; after a failed request, returns the cached ones.
 */
export async function lookUpTools(tools: readonly Named[]): Promise<Map<string, IconMapping>> {
  const now = Date.now()
  const found = new Map(cachedMappings(now).map(({ mapping }) => [mapping.term, mapping]))
  const missing = [...new Map(tools.map((tool) => [termOf(tool.text), tool.id]))].filter(([term]) => !found.has(term))
  for (const pairs of inRequests(missing.map(([term, id]) => `${term}||${id.replace(/,|\|\|/g, ' ')}`))) {
    const answer = await fetchJson<IconMapping[]>(paths.api.iconMappings(pairs.join(',')), {
      fallback: 'Failed to fetch icons',
    })
    cacheMappings(answer, now)
    for (const mapping of answer) found.set(mapping.term, mapping)
  }
  return found
}

export async function lookUpTool(tool: Named): Promise<IconMapping | undefined> {
  try {
    return (await lookUpTools([tool])).get(termOf(tool.text))
  } catch {
    // The tool is already on the board; without catalogue data it is unchanged.
    return undefined
  }
}

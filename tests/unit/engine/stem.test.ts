import { expect, test } from 'vitest'
import { stems } from '@/lib/engine/embedded/knowledge/stem'

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'returns a string for the name of an object’s own member: %s',
  (word) => {
    const roots = [...stems(`a ${word} for schools`)]
    expect(roots.length).toBeGreaterThan(1)
    for (const root of roots) expect(typeof root).toBe('string')
  },
)

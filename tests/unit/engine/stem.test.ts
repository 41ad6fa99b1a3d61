import { expect, test } from 'vitest'
import { stems } from '@/lib/engine/embedded/knowledge/stem'

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'returns a string for the name of an object’s own member: %s',
  (word) => {
    for (const root of stems(`a ${word} for schools`)) expect(typeof root).toBe('string')
  },
)

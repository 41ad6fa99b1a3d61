import { expect, test, vi } from 'vitest'
import { oncePerRequest, requestState } from '@/lib/http/request-state'

const inRequest = <T>(handle: () => Promise<T>) => requestState.run({ requestId: 'r', address: '192.0.2.1' }, handle)

test('the same key is read once in a request, and again in the next one', async () => {
  const read = vi.fn(() => Promise.resolve('row'))
  const twice = () => Promise.all([oncePerRequest('a', read), oncePerRequest('a', read)])
  expect(await inRequest(twice)).toEqual(['row', 'row'])
  expect(read).toHaveBeenCalledTimes(1)
  await inRequest(twice)
  expect(read).toHaveBeenCalledTimes(2)
})

test('different keys are read separately', async () => {
  const both = () =>
    Promise.all(['a', 'b'].map((name) => oncePerRequest(name, () => Promise.resolve(`row of ${name}`))))
  expect(await inRequest(both)).toEqual(['row of a', 'row of b'])
})

test('a failed read is repeated in the same request', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('row')
  await inRequest(async () => {
    await expect(oncePerRequest('a', read)).rejects.toThrow('away')
    expect(await oncePerRequest('a', read)).toBe('row')
  })
})

test('outside of a request nothing is cached', async () => {
  const read = vi.fn(() => Promise.resolve('row'))
  await oncePerRequest('a', read)
  await oncePerRequest('a', read)
  expect(read).toHaveBeenCalledTimes(2)
})

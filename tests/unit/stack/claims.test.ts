import { beforeEach, expect, test } from 'vitest'
import {
  claimSecretOf,
  listClaims,
  listDeviceStacks,
  markDeviceStackDeleted,
  markDeviceStackRestored,
  removeClaim,
  storeClaim,
  updateDeviceStack,
} from '@/lib/stack/claims'
import { installLocalStorage, type LocalStorageStandIn } from '../../support/local-storage'

let storage: LocalStorageStandIn
beforeEach(() => {
  storage = installLocalStorage()
})

const claim = (id: string) => ({ id, claimSecret: `secret of ${id}` })

test('claims are stored on the device under AUTH_KEY, newest first', () => {
  storeClaim(claim('one'))
  storeClaim(claim('two'))
  expect(Object.keys(storage)).toContain('test:claims')
  expect(listClaims()).toEqual([claim('two'), claim('one')])
})

test('a removed claim leaves the others', () => {
  storeClaim(claim('one'))
  storeClaim(claim('two'))
  removeClaim('two')
  expect(listClaims()).toEqual([claim('one')])
})

const storeMany = (count: number) =>
  storage.setItem('test:claims', JSON.stringify(Array.from({ length: count }, (_, at) => claim(`c${count - at}`))))

test('the newest five hundred claims are kept', () => {
  storeMany(500)
  storeClaim(claim('newest'))
  expect(listClaims()).toHaveLength(500)
  expect(listClaims()[0]).toEqual(claim('newest'))
  expect(claimSecretOf('c1')).toBeUndefined()
})

test('beyond the limit a deleted stack loses its secret before one that is not, however new it is', () => {
  storeMany(500)
  markDeviceStackDeleted('c500')
  markDeviceStackDeleted('c400')
  storeClaim(claim('newest'))
  expect([claimSecretOf('c1'), claimSecretOf('c500'), claimSecretOf('c400')]).toEqual([
    'secret of c1',
    'secret of c500',
    undefined,
  ])
  storeClaim(claim('another'))
  expect([claimSecretOf('c1'), claimSecretOf('c500')]).toEqual(['secret of c1', undefined])
})

test('a deleted stack is not claimed, and its secret stays for thirty days', () => {
  storeClaim(claim('one'), { shareCode: 'ABCDEFGH23', name: 'Desk' })
  markDeviceStackDeleted('one')
  expect(listClaims()).toEqual([])
  expect(claimSecretOf('one')).toBe('secret of one')
  markDeviceStackRestored('one')
  expect(listClaims()).toEqual([{ ...claim('one'), shareCode: 'ABCDEFGH23', name: 'Desk' }])
  markDeviceStackDeleted('one', new Date(Date.now() - 31 * 24 * 3600 * 1000))
  expect(listDeviceStacks()).toEqual([])
})

test('a new name is shown for a stack of this device, and an unknown stack is not added', () => {
  storeClaim(claim('one'), { shareCode: 'ABCDEFGH23', name: 'Desk' })
  updateDeviceStack('one', { name: 'Studio' })
  updateDeviceStack('two', { name: 'Not from here' })
  expect(listDeviceStacks()).toEqual([{ ...claim('one'), shareCode: 'ABCDEFGH23', name: 'Studio' }])
})

test('without a secret nothing is stored, and invalid storage gives no claims', () => {
  storeClaim(undefined)
  expect(listClaims()).toEqual([])
  storage.setItem('test:claims', '{"id":1}')
  expect(listClaims()).toEqual([])
})

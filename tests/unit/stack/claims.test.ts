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

test('the fifty newest claims stay', () => {
  for (let number = 1; number <= 51; number++) storeClaim(claim(`c${number}`))
  expect(listClaims()).toHaveLength(50)
  expect(listClaims().map(({ id }) => id)).not.toContain('c1')
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

test('a new name is shown for a stack of this device, and no other stack is added', () => {
  storeClaim(claim('one'), { shareCode: 'ABCDEFGH23', name: 'Desk' })
  updateDeviceStack('one', { name: 'Studio' })
  updateDeviceStack('two', { name: 'Not from here' })
  expect(listDeviceStacks()).toEqual([{ ...claim('one'), shareCode: 'ABCDEFGH23', name: 'Studio' }])
})

test('without a secret nothing is stored, and unreadable storage gives none', () => {
  storeClaim(undefined)
  expect(listClaims()).toEqual([])
  storage.setItem('test:claims', '{"id":1}')
  expect(listClaims()).toEqual([])
})

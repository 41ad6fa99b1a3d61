'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { DeleteIcon } from '@/components/ui/icons'
import { Button } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import {
  listDeviceStacks,
  markDeviceStackDeleted,
  markDeviceStackRestored,
  subscribeDeviceStacks,
  type DeviceStack,
} from '@/lib/stack/claims'
import { deleteStack, restoreStack } from '@/lib/stack/profile-client'
import { toastRefusal } from '@/lib/toast/failure'
import { DeletedStacks } from './deleted-stacks'

const UNNAMED = 'A stack without a name'
const NOTHING_CHANGED = 'Nothing was changed. Please try again.'

/** A string, because a store's snapshot must be identical until the store changes. */
const snapshot = () => JSON.stringify(listDeviceStacks())
const serverSnapshot = () => '[]'

const remove = ({ id }: DeviceStack) =>
  deleteStack({ id, userId: null }).then(
    () => markDeviceStackDeleted(id),
    (error: unknown) => toastRefusal('The stack could not be deleted', error, NOTHING_CHANGED),
  )

const restore = (id: string) =>
  restoreStack({ id, userId: null }).then(
    () => markDeviceStackRestored(id),
    (error: unknown) => toastRefusal('The stack could not be restored', error, NOTHING_CHANGED),
  )

export interface DeviceStacksProps {
  manage?: boolean
  /**
   * Whether the page also lists the deleted stacks of an account, so that the headings must differ.
   */
  besideAccount?: boolean
}

/**
 * Stacks saved on this device without an account. Only the device knows them. `manage` adds delete
 * and restore.
 */
export function DeviceStacks({ manage = false, besideAccount = false }: DeviceStacksProps) {
  const text = useSyncExternalStore(subscribeDeviceStacks, snapshot, serverSnapshot)
  const stacks = useMemo(() => JSON.parse(text) as DeviceStack[], [text])
  const shown = stacks.filter(({ deletedAt }) => deletedAt === undefined)
  const deleted = stacks.flatMap(({ id, name = UNNAMED, deletedAt }) => (deletedAt ? [{ id, name, deletedAt }] : []))

  return (
    <>
      {shown.length > 0 && (
        <section aria-labelledby="device-stacks" className="mt-8">
          <h2 id="device-stacks" className="text-xl font-semibold">
            Your stacks on this device
          </h2>
          <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
            {shown.map((stack) => (
              <DeviceRow key={stack.id} stack={stack} onDelete={manage ? () => void remove(stack) : undefined} />
            ))}
          </ul>
        </section>
      )}
      {manage && (
        <DeletedStacks
          title={besideAccount ? 'Recently deleted on this device' : 'Recently deleted'}
          stacks={deleted}
          onRestore={(id) => void restore(id)}
        />
      )}
    </>
  )
}

function DeviceRow({ stack, onDelete }: { stack: DeviceStack; onDelete: (() => void) | undefined }) {
  const { shareCode, name = UNNAMED } = stack
  return (
    <li className="flex min-h-14 items-center gap-1 rounded-card border bg-raised">
      {shareCode === undefined ? (
        <span className="min-w-0 flex-1 px-4 py-3">{name}</span>
      ) : (
        <a
          href={paths.share(shareCode)}
          className="min-w-0 flex-1 rounded-card px-4 py-3 font-medium wrap-anywhere hover:bg-sunken"
        >
          <bdi>{name}</bdi>
        </a>
      )}
      {onDelete && (
        <Button variant="ghost" size="icon" aria-label={`Delete ${name}`} className="mr-1" onClick={onDelete}>
          <DeleteIcon />
        </Button>
      )}
    </li>
  )
}

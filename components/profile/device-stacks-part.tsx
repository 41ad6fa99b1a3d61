'use client'

import { useSyncExternalStore } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { listDeviceStacks, subscribeDeviceStacks } from '@/lib/stack/claims'

const LazyDeviceStacks = lazyPart(() => import('./device-stacks').then((part) => part.DeviceStacks))

const hasStacks = () => listDeviceStacks().length > 0
const serverHasNone = () => false

/** Only a device that saved stacks loads the list of them. */
export function DeviceStacksPart({ manage = false }: { manage?: boolean }) {
  const has = useSyncExternalStore(subscribeDeviceStacks, hasStacks, serverHasNone)
  return has ? <LazyDeviceStacks manage={manage} /> : null
}

'use client'

import { useSyncExternalStore } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { listDeviceStacks, subscribeDeviceStacks } from '@/lib/stack/claims'
import type { DeviceStacksProps } from './device-stacks'

const LazyDeviceStacks = lazyPart(() => import('./device-stacks').then((part) => part.DeviceStacks))

const hasStacks = () => listDeviceStacks().length > 0
const serverHasNone = () => false

/** Only a device that saved stacks loads the list of them. */
export function DeviceStacksPart(props: DeviceStacksProps) {
  const has = useSyncExternalStore(subscribeDeviceStacks, hasStacks, serverHasNone)
  return has ? <LazyDeviceStacks {...props} /> : null
}

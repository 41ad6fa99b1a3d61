'use client'

import { useSyncExternalStore } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { listDeviceStacks, subscribeDeviceStacks } from '@/lib/stack/claims'
import type { DeviceStacksProps } from './device-stacks'

const LazyDeviceStacks = lazyPart(() => import('./device-stacks').then((part) => part.DeviceStacks))

const hasStacks = () => listDeviceStacks().length > 0
const serverHasNone = () => false

/** The list's code loads only on a device that has saved stacks. */
export function DeviceStacksPart(props: DeviceStacksProps) {
  const has = useSyncExternalStore(subscribeDeviceStacks, hasStacks, serverHasNone)
  return has ? <LazyDeviceStacks {...props} /> : null
}

'use client'

import { useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { LoadFailed } from './load-failed'
import { Loading } from './loading'
import type { OwnStacksProps } from './own-stacks'

const LazyOwnStacks = lazyPart(() => import('./own-stacks').then((part) => part.OwnStacks), { fallback: <Loading /> })

/** The visitor's stacks, requested at each visit, so that a stack just saved is listed. */
export function ProfileStacks(props: OwnStacksProps) {
  const [failed, setFailed] = useState(false)
  if (failed) return <LoadFailed />
  return <LazyOwnStacks {...props} onLoadFailed={() => setFailed(true)} />
}

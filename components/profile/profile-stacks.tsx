'use client'

import dynamic from 'next/dynamic'
import { Loading } from './loading'

/** The visitor's stacks, requested at each visit, so that a stack just saved is listed. */
export const ProfileStacks = dynamic(() => import('./own-stacks').then((part) => part.OwnStacks), {
  ssr: false,
  loading: Loading,
})

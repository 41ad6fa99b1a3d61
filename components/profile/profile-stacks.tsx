'use client'

import dynamic from 'next/dynamic'
import { Loading } from './loading'

/** The visitor's stacks, as the page asks for them at every visit: what was just saved is there. */
export const ProfileStacks = dynamic(() => import('./own-stacks').then((part) => part.OwnStacks), {
  ssr: false,
  loading: Loading,
})

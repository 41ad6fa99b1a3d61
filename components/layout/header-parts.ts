'use client'

import { lazyPart } from '@/components/ui/lazy-part'

/** The controls of the header: server-rendered, with code that loads on first use. */
export const SearchBox = lazyPart(() => import('./search-box').then((part) => part.SearchBox), { when: 'used' })
export const AccountControls = lazyPart(() => import('./account-controls').then((part) => part.AccountControls), {
  when: 'used',
})
export const SubscribeBanner = lazyPart(() => import('./subscribe-banner').then((part) => part.SubscribeBanner), {
  when: 'used',
})

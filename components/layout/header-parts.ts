'use client'

import { hydrateOnIntent } from '@/components/ui/hydrate-on-intent'

/** The controls of the header: server-rendered, with code that loads on first use. */
export const SearchBox = hydrateOnIntent(() => import('./search-box').then((part) => part.SearchBox))
export const AccountControls = hydrateOnIntent(() => import('./account-controls').then((part) => part.AccountControls))
export const SubscribeBanner = hydrateOnIntent(() => import('./subscribe-banner').then((part) => part.SubscribeBanner))

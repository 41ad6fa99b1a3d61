'use client'

import { useLayoutEffect } from 'react'
import { storedLayout } from '@/components/studio/board-layout'
import { hydrateOnIntent } from '@/components/ui/hydrate-on-intent'
import { useUser } from '@/lib/auth/client'
import { firstIntent, markIntent } from '@/lib/browser/first-intent'
import { addressedCode, isEditAddressed } from '@/lib/stack/address'
import { claimSecretOf } from '@/lib/stack/claims'
import type { SavedStack } from '@/lib/stack/content'
import type { MainPageProps } from './main-page'
import { StackView } from './stack-view-part'

const loadMainPage = async () => (await import('./main-page')).MainPage
const MainPage = hydrateOnIntent(loadMainPage)

// The start page needs its code at once: it begins to load before React hydrates.
if (typeof window !== 'undefined' && addressedCode() === undefined) MainPage.hydrate()

/** Whether the viewer gets something else than the reading mode that the server rendered. */
const differsFromReading = (stack: SavedStack, userId: string | undefined) =>
  (stack.userId === null ? claimSecretOf(stack.id) !== undefined : stack.userId === userId) ||
  isEditAddressed() ||
  storedLayout() !== 'tiles' ||
  document.documentElement.dataset.draft !== undefined

/** The main page. A shared stack is read without its code. */
export function MainPagePart(props: MainPageProps) {
  const userId = useUser()?.id
  const { initial } = props
  useLayoutEffect(() => {
    if (initial === undefined) MainPage.hydrate()
    else if (differsFromReading(initial, userId)) markIntent()
  }, [initial, userId])
  // The start page has no board yet: the code of the board loads with the first intent.
  useLayoutEffect(() => void firstIntent.then(StackView.preload), [])
  return <MainPage {...props} />
}

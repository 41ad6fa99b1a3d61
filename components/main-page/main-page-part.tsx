'use client'

import { useLayoutEffect } from 'react'
import { storedLayout } from '@/components/studio/board-layout'
import { lazyPart } from '@/components/ui/lazy-part'
import { useUser } from '@/lib/auth/client'
import { firstIntent, markIntent } from '@/lib/browser/first-intent'
import { addressedCode, isEditAddressed } from '@/lib/stack/address'
import { claimSecretOf } from '@/lib/stack/claims'
import type { SavedStack } from '@/lib/stack/content'
import type { MainPageProps } from './main-page'
import { StackView } from './stack-view-part'

const MainPage = lazyPart(() => import('./main-page').then((part) => part.MainPage), { when: 'used' })

// The start page needs its code at once, so load it before React hydrates.
if (typeof window !== 'undefined' && addressedCode() === undefined) MainPage.preload()

/** Whether this viewer gets another mode than reading mode, which the server renders. */
const differsFromReading = (stack: SavedStack, userId: string | undefined) =>
  (stack.userId === null ? claimSecretOf(stack.id) !== undefined : stack.userId === userId) ||
  isEditAddressed() ||
  storedLayout() !== 'tiles' ||
  document.documentElement.dataset.draft !== undefined

/** The main page. A shared stack is readable without its code. */
export function MainPagePart(props: MainPageProps) {
  const userId = useUser()?.id
  const { initial } = props
  useLayoutEffect(() => {
    if (initial === undefined) MainPage.preload()
    else if (differsFromReading(initial, userId)) markIntent()
  }, [initial, userId])
  // The start page has no board yet, so the board's code loads on the first interaction.
  useLayoutEffect(() => void firstIntent.then(StackView.preload), [])
  return <MainPage {...props} />
}

'use client'

import { useEffect, useEffectEvent } from 'react'
import { useStudio } from '@/components/studio/studio'
import { addressedCode } from '@/lib/stack/address'
import { readStack } from '@/lib/stack/client'
import { EMPTY_CONTENT } from '@/lib/stack/content'
import { toastFailure } from '@/lib/toast/failure'

/** Handles Back and Forward between stacks that were saved or loaded without a navigation. */
export function useAddress(): void {
  const { saved, open } = useStudio()
  const follow = useEffectEvent(async () => {
    const code = addressedCode()
    if (code === saved?.shareCode) return
    if (code === undefined) return open(EMPTY_CONTENT, undefined)
    try {
      const stack = await readStack(code)
      open(stack.content, stack)
    } catch (error) {
      toastFailure('Error loading tech stack', error, 'Failed to load tech stack')
    }
  })
  useEffect(() => {
    const moved = () => void follow()
    window.addEventListener('popstate', moved)
    return () => window.removeEventListener('popstate', moved)
  }, [])
}

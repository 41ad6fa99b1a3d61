'use client'

import { useState } from 'react'
import { useStudio } from '@/components/studio/studio'
import { showAddress } from '@/lib/stack/address'
import { readStack } from '@/lib/stack/client'
import { shareCodeIn } from '@/lib/stack/share-code-in-link'
import { toast, toastError } from '@/lib/toast/toast'
import { toastFailure } from '@/lib/toast/failure'

/** Loads a saved stack by its code or link. The previous board becomes a draft. */
export function useLoad(): { loading: boolean; load: (text: string) => Promise<boolean> } {
  const { open } = useStudio()
  const [loading, setLoading] = useState(false)

  const load = async (text: string): Promise<boolean> => {
    const code = shareCodeIn(text)
    if (code === '') {
      toastError('Please enter a share code', 'Share code is required to load a tech stack')
      return false
    }
    setLoading(true)
    try {
      const stack = await readStack(code)
      open(stack.content, stack)
      showAddress(stack.shareCode)
      toast({ title: 'Tech stack loaded!', description: 'Configuration has been restored' })
      return true
    } catch (error) {
      toastFailure('Error loading tech stack', error, 'Failed to load tech stack')
      return false
    } finally {
      setLoading(false)
    }
  }
  return { loading, load }
}

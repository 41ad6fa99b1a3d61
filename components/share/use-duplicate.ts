'use client'

import { useState } from 'react'
import { withDescriptions } from '@/lib/generate/descriptions'
import { useDialogs } from '@/components/studio/dialogs'
import { useStudio } from '@/components/studio/studio'
import { idToken, useUser } from '@/lib/auth/client'
import { forgetSearches } from '@/lib/search/client'
import { showAddress } from '@/lib/stack/address'
import { storeClaim, updateDeviceStack } from '@/lib/stack/claims'
import { copyStack, readStack } from '@/lib/stack/client'
import { rememberDuplicateUser } from '@/lib/auth/duplicate-user'
import { STACK_LIMITS } from '@/lib/stack/limits'
import { toastRefusal } from '@/lib/toast/failure'

/** Saves a copy of the shown stack for the visitor, opens it and shows its link. */
export function useDuplicate(): { duplicating: boolean; duplicate: () => Promise<void> } {
  const { content, saved, unsaved, open } = useStudio()
  const { show } = useDialogs()
  const user = useUser()
  const [duplicating, setDuplicating] = useState(false)

  const duplicate = async () => {
    if (user) rememberDuplicateUser(user.id)
    setDuplicating(true)
    try {
      const token = user ? await idToken() : undefined
      const name = content.name.trim() || content.title.trim() || 'My stack'
      const { shareCode, secret } = await copyStack(
        saved && !unsaved
          ? { shareCode: saved.shareCode }
          : {
              originCode: saved?.shareCode,
              content: { ...withDescriptions(content), twitterHandle: '', name: name.slice(0, STACK_LIMITS.name) },
            },
        { token, userId: token && user ? user.id : undefined },
      )
      // Stored before the copy is read, because the secret is sent only once.
      storeClaim(secret, { shareCode, name })
      void forgetSearches()
      // Opens the copy, so that further edits change the copy and not the origin.
      const copy = await readStack(shareCode)
      updateDeviceStack(copy.id, { shareCode, name: copy.content.name })
      open(copy.content, copy)
      showAddress(shareCode)
      show({ kind: 'share', shareCode })
    } catch (error) {
      toastRefusal('Error saving tech stack', error, 'Please try again')
    } finally {
      setDuplicating(false)
    }
  }
  return { duplicating, duplicate }
}

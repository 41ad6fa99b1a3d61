'use client'

import { useRef, useState } from 'react'
import { withDescriptions } from '@/lib/generate/descriptions'
import { useDialogs } from '@/components/studio/dialogs'
import { useMode } from '@/components/studio/mode'
import { useStudio } from '@/components/studio/studio'
import { idToken, useUser } from '@/lib/auth/client'
import { RequestError } from '@/lib/http/fetch-json'
import { forgetSearches } from '@/lib/search/client'
import { showAddress } from '@/lib/stack/address'
import { storeClaim, updateDeviceStack } from '@/lib/stack/claims'
import { createStack, updateStack } from '@/lib/stack/client'
import { editCredentials } from '@/lib/stack/edit-credentials'
import { titleToSave, type Content, type SavedStack } from '@/lib/stack/content'
import { forgetDuplicateUser } from '@/lib/auth/duplicate-user'
import { toast, toastError } from '@/lib/toast/toast'
import { toastRefusal } from '@/lib/toast/failure'

interface SaveOptions {
  /** Stores this content instead of the board's. */
  content?: Content
  /** Stores a new stack, although the board belongs to a saved one. */
  asCopy?: boolean
  /** The version to overwrite, if it is not the loaded one. */
  version?: number
  /** Shows the link afterwards, also after an update. */
  share?: boolean | undefined
}

const conflictVersion = (error: unknown): number | undefined => {
  if (!(error instanceof RequestError) || error.status !== 409) return undefined
  const { version } = (error.details ?? {}) as { version?: unknown }
  return typeof version === 'number' ? version : undefined
}

const shownOf = ({ shareCode, content }: SavedStack) => ({ shareCode, name: content.name })

interface Save {
  readonly saving: boolean
  /** Whether the visitor may save the stack: its owner, or the device that saved it as a guest. */
  readonly owned: boolean
  /** True if it was stored. The board keeps its content in either case. */
  readonly save: (options?: SaveOptions) => Promise<boolean>
}

export function useSave(): Save {
  const { content: board, saved, markSaved } = useStudio()
  const { show, close } = useDialogs()
  const user = useUser()
  const [saving, setSaving] = useState(false)
  /** A ref instead of state, so that two presses before a render save once. */
  const busy = useRef(false)
  const { owns: owned } = useMode()

  const store = async (content: Content, { asCopy = false, version }: SaveOptions): Promise<SavedStack> => {
    if (saved && owned && !asCopy) {
      const stored = await updateStack(saved.id, content, {
        ...(await editCredentials(saved)),
        version: version ?? saved.version,
      })
      updateDeviceStack(stored.id, shownOf(stored))
      return stored
    }
    const token = user ? await idToken() : undefined
    if (user && !token) throw new RequestError('Please sign in again.', 401)
    const created = await createStack(content, { token, userId: user?.id, originCode: saved?.shareCode })
    storeClaim(created.secret, shownOf(created.saved))
    return created.saved
  }

  const save = async (options: SaveOptions = {}): Promise<boolean> => {
    if (busy.current) return false
    const asTyped = withDescriptions(options.content ?? board)
    const content = { ...asTyped, title: titleToSave(asTyped, saved) }
    if (content.name.trim() === '') {
      toastError('Name is required', 'Please enter a name for your tech stack')
      return false
    }
    busy.current = true
    setSaving(true)
    try {
      const stored = await store(content, options)
      forgetDuplicateUser()
      void forgetSearches()
      markSaved(stored, board)
      showAddress(stored.shareCode)
      const isUpdate = stored.shareCode === saved?.shareCode
      toast({
        title: 'Tech stack saved!',
        description: isUpdate ? 'Your changes are saved' : 'Share code has been generated',
      })
      if (isUpdate && !options.share) close()
      else show({ kind: 'share', shareCode: stored.shareCode })
      return true
    } catch (error) {
      const version = conflictVersion(error)
      if (version === undefined) toastRefusal('Error saving tech stack', error, 'Please try again')
      else show({ kind: 'conflict', version })
      return false
    } finally {
      busy.current = false
      setSaving(false)
    }
  }
  return { saving, owned, save }
}

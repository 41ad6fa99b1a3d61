'use client'

import { useEffect, useState } from 'react'
import { useStudio } from '@/components/studio/studio'
import { useUser } from '@/lib/auth/client'
import { toastError } from '@/lib/toast/toast'
import type * as ImportStack from './import-stack'

async function importWith(read: (code: typeof ImportStack) => Promise<void>): Promise<void> {
  try {
    await read(await import('./import-stack'))
  } catch {
    toastError('The stack could not be imported', 'Check your connection and try again. The board is unchanged.')
  }
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const carriesFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** On an empty board, imports a file dropped anywhere, or a stack pasted anywhere. */
export function ImportAnywhere() {
  const { content, change } = useStudio()
  const userId = useUser()?.id
  const empty = content.sections.length === 0
  const [over, setOver] = useState(false)

  useEffect(() => {
    if (!empty) return
    const drag = (event: DragEvent) => {
      if (!carriesFile(event)) return
      // Without this the browser would open the file instead of the page.
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!carriesFile(event)) return
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (file) void importWith(({ importFile }) => importFile(file, change, userId))
    }
    const paste = ({ target, clipboardData }: ClipboardEvent) => {
      const file = clipboardData?.files[0]
      // A field takes text, but has no use for a file.
      if (!clipboardData || (isField(target) && !file)) return
      const text = clipboardData.getData('text/plain')
      void importWith(({ importFile, importText }) =>
        file ? importFile(file, change, userId) : importText(text, change, userId),
      )
    }
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('dragover', drag, { signal })
    document.addEventListener('dragleave', leave, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => {
      controller.abort()
      setOver(false)
    }
  }, [empty, change, userId])

  if (!over) return null
  return (
    <div className="pointer-events-none fixed inset-2 z-50 grid place-items-center rounded-card border-2 border-dashed border-accent bg-paper/85">
      <p className="rounded-control bg-raised px-4 py-3 font-medium">Drop a stack file or picture to open it here</p>
    </div>
  )
}

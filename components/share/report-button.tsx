'use client'

import { useDialogs } from '@/components/studio/dialogs'
import { useStudio } from '@/components/studio/studio'
import { useUser } from '@/lib/auth/client'
import { isOwn } from '@/lib/stack/content'

/** Below what somebody else shared. The dialog loads with the first press. */
export function ReportButton() {
  const { saved } = useStudio()
  const { show } = useDialogs()
  const user = useUser()
  if (!saved || isOwn(saved, user?.id)) return null
  return (
    <button
      type="button"
      onClick={() => show({ kind: 'report', shareCode: saved.shareCode })}
      className="min-h-11 cursor-pointer self-center px-3 text-sm text-muted underline underline-offset-2 hover:text-ink noscript:hidden print:hidden"
    >
      Report this page
    </button>
  )
}

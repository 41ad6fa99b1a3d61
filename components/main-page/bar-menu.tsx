'use client'

import { FloatingMenu } from '@/components/board/floating-menu'
import type { OpenMenu } from '@/components/board/open-menu'
import { importStack } from '@/components/import/import-stack'
import { copyMarkdown, downloadJson } from '@/components/share/take-away'
import { useDialogs } from '@/components/studio/dialogs'
import { useStudio } from '@/components/studio/studio'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'
import { useUser } from '@/lib/auth/client'

interface BarMenuProps {
  at: OpenMenu['at']
  opener: HTMLElement
  onClose: () => void
}

/** Taking the stack elsewhere and bringing one in. */
export function BarMenu({ at, opener, onClose }: BarMenuProps) {
  const { content, saved, unsaved, change } = useStudio()
  const { show } = useDialogs()
  const user = useUser()
  const board = { content, saved, unsaved }
  const empty = content.sections.length === 0

  return (
    <FloatingMenu at={at} opener={opener} label="More" align="end" onClose={onClose}>
      <DropdownMenuItem disabled={empty} onSelect={() => void copyMarkdown(board)}>
        Copy as Markdown
      </DropdownMenuItem>
      <DropdownMenuItem disabled={empty} onSelect={() => downloadJson(board)}>
        Download as JSON
      </DropdownMenuItem>
      <DropdownMenuItem
        disabled={!saved}
        onSelect={() => saved && show({ kind: 'compare', shareCode: saved.shareCode })}
      >
        Compare
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => importStack(change, user?.id)}>Import…</DropdownMenuItem>
    </FloatingMenu>
  )
}

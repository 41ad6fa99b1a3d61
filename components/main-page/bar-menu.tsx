'use client'

import { FloatingMenu } from '@/components/board/floating-menu'
import type { OpenMenu } from '@/components/board/open-menu'
import { copyText } from '@/components/share/copy-text'
import { useStudio } from '@/components/studio/studio'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'
import { withDescriptions } from '@/lib/generate/descriptions'
import { toJson, toMarkdown } from '@/lib/stack/exchange'
import { toast, toastError } from '@/lib/toast/toast'
import { importStack } from './import-stack'

interface BarMenuProps {
  at: OpenMenu['at']
  opener: HTMLElement
  onClose: () => void
}

/** Taking the stack elsewhere and bringing one in. */
export function BarMenu({ at, opener, onClose }: BarMenuProps) {
  const { content, change } = useStudio()
  const empty = content.sections.length === 0

  const copyMarkdown = async () => {
    if (await copyText(toMarkdown(withDescriptions(content)))) toast({ title: 'Copied as Markdown' })
    else toastError('Copying was refused', 'The browser did not allow it.')
  }
  const download = () => {
    const address = URL.createObjectURL(new Blob([toJson(withDescriptions(content))], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `${(content.name || content.title || 'stack').replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.json`
    link.click()
    URL.revokeObjectURL(address)
  }

  return (
    <FloatingMenu at={at} opener={opener} label="More" align="end" onClose={onClose}>
      <DropdownMenuItem disabled={empty} onSelect={copyMarkdown}>
        Copy as Markdown
      </DropdownMenuItem>
      <DropdownMenuItem disabled={empty} onSelect={download}>
        Download as JSON
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => importStack(change)}>Import JSON…</DropdownMenuItem>
    </FloatingMenu>
  )
}

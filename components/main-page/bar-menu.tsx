'use client'

import { useState } from 'react'
import { FloatingMenu } from '@/components/board/floating-menu'
import type { OpenMenu } from '@/components/board/open-menu'
import { copyText } from '@/components/share/copy-text'
import { useDuplicate } from '@/components/share/use-duplicate'
import { useSave } from '@/components/share/use-save'
import { useDialogs, type OpenDialog } from '@/components/studio/dialogs'
import { useMode } from '@/components/studio/mode'
import { useStudio } from '@/components/studio/studio'
import {
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
} from '@/components/ui/dropdown-menu'
import { withDescriptions } from '@/lib/generate/descriptions'
import { paths } from '@/lib/paths'
import { differs } from '@/lib/stack/content'
import { toJson, toMarkdown } from '@/lib/stack/exchange'
import { toast, toastError } from '@/lib/toast/toast'
import { importStack } from './import-stack'

interface BarMenuProps {
  at: OpenMenu['at']
  opener: HTMLElement
  onTransform: () => void
  onClose: () => void
}

/** The menu `More`: in editing mode for the whole board, in reading mode for what a reader may want. */
export function BarMenu({ at, opener, onTransform, onClose }: BarMenuProps) {
  const { editing } = useMode()
  const { show } = useDialogs()
  const items = {
    onTransform,
    // The focus returns to the menu's button when the dialog closes.
    openDialog: (dialog: OpenDialog) => {
      opener.focus()
      show(dialog)
    },
  }
  return (
    <FloatingMenu at={at} opener={opener} label="More" align="end" onClose={onClose}>
      {editing ? <EditingItems {...items} /> : <ReadingItems {...items} />}
    </FloatingMenu>
  )
}

function useExport() {
  const { content, saved } = useStudio()
  const save = (address: string, extension: string) => {
    const link = document.createElement('a')
    link.href = address
    link.download = `${(content.name || content.title || 'stack').replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.${extension}`
    link.click()
  }
  const saveText = (text: string, type: string, extension: string) => {
    const address = URL.createObjectURL(new Blob([text], { type }))
    save(address, extension)
    URL.revokeObjectURL(address)
  }
  return {
    json: () => saveText(toJson(withDescriptions(content)), 'application/json', 'json'),
    markdown: () => saveText(toMarkdown(withDescriptions(content)), 'text/markdown', 'md'),
    picture: () => saved && save(paths.preview(saved.shareCode, saved.version), 'png'),
  }
}

interface ItemsProps {
  onTransform: () => void
  openDialog: (dialog: OpenDialog) => void
}

function ReadingItems({ onTransform, openDialog }: ItemsProps) {
  const { saved } = useStudio()
  const { setEditing } = useMode()
  const download = useExport()
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <DropdownMenuItem
        onSelect={() => {
          setEditing(true)
          openDialog({ kind: 'theme' })
        }}
      >
        Theme
      </DropdownMenuItem>
      <DropdownMenuItem
        onSelect={() => {
          setEditing(true)
          onTransform()
        }}
      >
        Transform
      </DropdownMenuItem>
      <DropdownMenuSub open={choosing} onOpenChange={setChoosing}>
        <DropdownMenuSubTrigger>Download</DropdownMenuSubTrigger>
        <DropdownMenuSubContent>
          <DropdownMenuItem onSelect={download.picture}>Picture</DropdownMenuItem>
          <DropdownMenuItem onSelect={download.json}>JSON</DropdownMenuItem>
          <DropdownMenuItem onSelect={download.markdown}>Markdown</DropdownMenuItem>
        </DropdownMenuSubContent>
      </DropdownMenuSub>
      {saved && (
        <DropdownMenuItem onSelect={() => openDialog({ kind: 'report', shareCode: saved.shareCode })}>
          Report this page
        </DropdownMenuItem>
      )}
    </>
  )
}

const isNarrow = () => window.matchMedia('(width < 40rem)').matches

function EditingItems({ onTransform, openDialog }: ItemsProps) {
  const { content, saved, change } = useStudio()
  const { owns } = useMode()
  const { owned, save } = useSave()
  const { duplicate } = useDuplicate()
  const download = useExport()
  const empty = content.sections.length === 0

  const copyMarkdown = async () => {
    if (await copyText(toMarkdown(withDescriptions(content)))) toast({ title: 'Copied as Markdown' })
    else toastError('Copying was refused', 'The browser did not allow it.')
  }
  return (
    <>
      {isNarrow() && !empty && (
        <>
          {owned && (
            <DropdownMenuItem disabled={!saved || !differs(content, saved.content)} onSelect={() => save()}>
              Save Page
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={duplicate}>Duplicate Page</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => openDialog({ kind: 'theme' })}>Theme</DropdownMenuItem>
          <DropdownMenuItem onSelect={onTransform}>Transform</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => openDialog({ kind: 'add-section' })}>Add section</DropdownMenuItem>
          <DropdownMenuSeparator />
        </>
      )}
      <DropdownMenuItem disabled={empty} onSelect={copyMarkdown}>
        Copy as Markdown
      </DropdownMenuItem>
      <DropdownMenuItem disabled={empty} onSelect={download.json}>
        Download as JSON
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => importStack(change)}>Import JSON…</DropdownMenuItem>
      {saved && !owns && (
        <DropdownMenuItem onSelect={() => openDialog({ kind: 'report', shareCode: saved.shareCode })}>
          Report this page
        </DropdownMenuItem>
      )}
    </>
  )
}

'use client'

import { useState } from 'react'
import { FloatingMenu } from '@/components/board/floating-menu'
import type { OpenMenu } from '@/components/board/open-menu'
import { importStack } from '@/components/import/import-stack'
import { copyMarkdown, downloadJson, downloadMarkdown, downloadPicture } from '@/components/share/export-board'
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
import { useUser } from '@/lib/auth/client'
import { paths } from '@/lib/paths'
import { differs } from '@/lib/stack/content'
import { useSuggestMissing } from './use-suggest-missing'

interface BarMenuProps {
  at: OpenMenu['at']
  opener: HTMLElement
  onTransform: () => void
  /** Set if there is a draft and the bar is too narrow for its button. */
  onRestoreDraft: (() => void) | undefined
  onClose: () => void
}

/** The menu `More`: actions for the whole board in editing mode, for readers in reading mode. */
export function BarMenu({ at, opener, onTransform, onRestoreDraft, onClose }: BarMenuProps) {
  const { editing } = useMode()
  const { show } = useDialogs()
  const items = {
    onTransform,
    // The dialog returns focus to the menu's button.
    openDialog: (dialog: OpenDialog) => {
      opener.focus()
      show(dialog)
    },
  }
  return (
    <FloatingMenu at={at} opener={opener} label="More" align="end" onClose={onClose}>
      {editing ? <EditingItems {...items} onRestoreDraft={onRestoreDraft} /> : <ReadingItems {...items} />}
    </FloatingMenu>
  )
}

/** Exports the board as files. The picture shows the saved stack. */
function useExport() {
  const { content, saved, unsaved } = useStudio()
  const { owns } = useMode()
  const board = { content, saved, unsaved, owns }
  return {
    json: () => downloadJson(board),
    markdown: () => downloadMarkdown(board),
    copy: () => void copyMarkdown(board),
    picture: () => saved && downloadPicture(board, paths.versionedFile(saved.shareCode, 'png', saved.version)),
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
      {saved && (
        <DropdownMenuItem onSelect={() => openDialog({ kind: 'compare', shareCode: saved.shareCode })}>
          Compare
        </DropdownMenuItem>
      )}
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

function EditingItems({ onTransform, openDialog, onRestoreDraft }: ItemsProps & Pick<BarMenuProps, 'onRestoreDraft'>) {
  const { content, saved, change } = useStudio()
  const { owns } = useMode()
  const { owned, save } = useSave()
  const { duplicate } = useDuplicate()
  const { suggest } = useSuggestMissing()
  const user = useUser()
  const download = useExport()
  const empty = content.sections.length === 0

  return (
    <>
      {isNarrow() && !empty && (
        <>
          {onRestoreDraft && <DropdownMenuItem onSelect={onRestoreDraft}>Restore draft</DropdownMenuItem>}
          {owned && (
            <DropdownMenuItem disabled={!saved || !differs(content, saved.content)} onSelect={() => save()}>
              Save Page
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={duplicate}>Duplicate Page</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => openDialog({ kind: 'theme' })}>Theme</DropdownMenuItem>
          <DropdownMenuItem onSelect={onTransform}>Transform</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => openDialog({ kind: 'add-section' })}>Add section</DropdownMenuItem>
          <DropdownMenuItem onSelect={suggest}>Suggest what is missing</DropdownMenuItem>
          <DropdownMenuSeparator />
        </>
      )}
      <DropdownMenuItem disabled={empty} onSelect={download.copy}>
        Copy as Markdown
      </DropdownMenuItem>
      <DropdownMenuItem disabled={empty} onSelect={download.json}>
        Download as JSON
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => importStack(change, user?.id)}>Import…</DropdownMenuItem>
      {saved && (
        <DropdownMenuItem onSelect={() => openDialog({ kind: 'compare', shareCode: saved.shareCode })}>
          Compare
        </DropdownMenuItem>
      )}
      {saved && owns && <DropdownMenuItem onSelect={() => openDialog({ kind: 'versions' })}>Versions</DropdownMenuItem>}
      {saved && !owns && (
        <DropdownMenuItem onSelect={() => openDialog({ kind: 'report', shareCode: saved.shareCode })}>
          Report this page
        </DropdownMenuItem>
      )}
    </>
  )
}

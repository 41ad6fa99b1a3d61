'use client'

import { useEffect } from 'react'
import { useDialogs, useOpenDialog } from '@/components/studio/dialogs'
import { latePart } from '@/components/ui/late-part'
import { OptionalPart } from '@/components/ui/optional-part'
import {
  loadAddTool,
  loadArrangingParts,
  loadConflict,
  loadEditTool,
  loadReport,
  loadSave,
  loadSaveParts,
  loadSection,
  loadShare,
} from './load-parts'

const SaveDialog = latePart(loadSave)
const ShareDialog = latePart(loadShare)
const ConflictDialog = latePart(loadConflict)
const ReportDialog = latePart(loadReport)
const SectionDialog = latePart(loadSection)
const AddToolDialog = latePart(loadAddTool)
const EditToolDialog = latePart(loadEditTool)

/** The open dialog. Each one loads when it is first wanted, and all of them as soon as there is something to save. */
export function DialogHost({ savable }: { savable: boolean }) {
  const open = useOpenDialog()
  const { close } = useDialogs()

  useEffect(() => {
    if (!savable) return
    loadSaveParts()
    loadArrangingParts()
  }, [savable])

  if (!open) return null
  return (
    <OptionalPart key={open.kind} onFailed={close}>
      {open.kind === 'save' && <SaveDialog onClose={close} />}
      {open.kind === 'share' && <ShareDialog shareCode={open.shareCode} onClose={close} />}
      {open.kind === 'report' && <ReportDialog shareCode={open.shareCode} onClose={close} />}
      {open.kind === 'conflict' && <ConflictDialog version={open.version} onClose={close} />}
      {open.kind === 'add-section' && <SectionDialog section={undefined} onClose={close} />}
      {open.kind === 'rename-section' && <SectionDialog section={open.section} onClose={close} />}
      {open.kind === 'add-tool' && <AddToolDialog section={open.section} onClose={close} />}
      {open.kind === 'edit-tool' && <EditToolDialog toolId={open.toolId} onClose={close} />}
    </OptionalPart>
  )
}

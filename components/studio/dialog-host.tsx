'use client'

import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import { loadEarly } from '@/lib/load-early'
import { useDialogs, useOpenDialog } from './dialogs'
import { OptionalPart } from './optional-part'

const loadSave = () => import('@/components/share/save-dialog')
const loadShare = () => import('@/components/share/share-dialog')
const loadConflict = () => import('@/components/share/conflict-dialog')
const SaveDialog = dynamic(() => loadSave().then((part) => part.SaveDialog), { ssr: false })
const ShareDialog = dynamic(() => loadShare().then((part) => part.ShareDialog), { ssr: false })
const ConflictDialog = dynamic(() => loadConflict().then((part) => part.ConflictDialog), { ssr: false })
const ReportDialog = dynamic(() => import('@/components/share/report-dialog').then((part) => part.ReportDialog), {
  ssr: false,
})
const SectionDialog = dynamic(
  () => import('@/components/board/dialogs/section-dialog').then((part) => part.SectionDialog),
  { ssr: false },
)
const AddToolDialog = dynamic(
  () => import('@/components/board/dialogs/add-tool-dialog').then((part) => part.AddToolDialog),
  { ssr: false },
)
const EditToolDialog = dynamic(
  () => import('@/components/board/dialogs/edit-tool-dialog').then((part) => part.EditToolDialog),
  { ssr: false },
)

/** The open dialog. Each one loads when it is first wanted; saving also works when the network has gone by then. */
export function DialogHost({ ready }: { ready: boolean }) {
  const open = useOpenDialog()
  const { close } = useDialogs()

  useEffect(() => {
    if (ready) for (const load of [loadSave, loadShare, loadConflict]) loadEarly(load)
  }, [ready])

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

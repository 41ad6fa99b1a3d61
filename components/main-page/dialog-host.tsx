'use client'

import { useEffect } from 'react'
import { useDialogs, useOpenDialog } from '@/components/studio/dialogs'
import { LazyThemeDialog } from '@/components/theme/lazy-parts'
import {
  LazyAddToolDialog,
  LazyCompareDialog,
  LazyConflictDialog,
  LazyEditToolDialog,
  LazyReportDialog,
  LazySaveDialog,
  LazySectionDialog,
  LazyShareDialog,
  LazyVersionsDialog,
  preloadEditing,
  preloadSaving,
} from './lazy-parts'

/**
 * Renders the open dialog. Each loads on first use, and all of them when there is something to
 * save.
 */
export function DialogHost({ savable }: { savable: boolean }) {
  const open = useOpenDialog()
  const { close } = useDialogs()

  useEffect(() => {
    if (!savable) return
    preloadSaving()
    preloadEditing()
  }, [savable])

  if (!open) return null
  const shared = { onClose: close, onLoadFailed: close }
  switch (open.kind) {
    case 'save':
      return <LazySaveDialog key={open.kind} {...shared} share={open.share} />
    case 'theme':
      return <LazyThemeDialog key={open.kind} {...shared} />
    case 'share':
      return <LazyShareDialog key={open.kind} {...shared} shareCode={open.shareCode} />
    case 'compare':
      return <LazyCompareDialog key={open.kind} {...shared} shareCode={open.shareCode} />
    case 'versions':
      return <LazyVersionsDialog key={open.kind} {...shared} />
    case 'report':
      return <LazyReportDialog key={open.kind} {...shared} shareCode={open.shareCode} />
    case 'conflict':
      return <LazyConflictDialog key={open.kind} {...shared} version={open.version} />
    case 'add-section':
      return <LazySectionDialog key={open.kind} {...shared} section={undefined} />
    case 'rename-section':
      return <LazySectionDialog key={open.kind} {...shared} section={open.section} />
    case 'add-tool':
      return <LazyAddToolDialog key={open.kind} {...shared} section={open.section} />
    case 'edit-tool':
      return <LazyEditToolDialog key={open.kind} {...shared} toolId={open.toolId} />
  }
}

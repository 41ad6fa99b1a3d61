'use client'

import { LazyBoardMenu } from '@/components/board/lazy-parts'
import { LazyGeneratorCard } from '@/components/generator/lazy-parts'
import { LazyThemeDialog, LazyTransformPopover } from '@/components/theme/lazy-parts'
import { lazyPart } from '@/components/ui/lazy-part'

export const LazySaveDialog = lazyPart(() =>
  import('@/components/share/save-dialog').then((module) => module.SaveDialog),
)
export const LazyShareDialog = lazyPart(() =>
  import('@/components/share/share-dialog').then((module) => module.ShareDialog),
)
export const LazyCompareDialog = lazyPart(() =>
  import('@/components/compare/compare-dialog').then((module) => module.CompareDialog),
)
export const LazyConflictDialog = lazyPart(() =>
  import('@/components/share/conflict-dialog').then((module) => module.ConflictDialog),
)
export const LazyVersionsDialog = lazyPart(() =>
  import('@/components/share/versions-dialog').then((module) => module.VersionsDialog),
)
export const LazyReportDialog = lazyPart(() =>
  import('@/components/share/report-dialog').then((module) => module.ReportDialog),
)
export const LazySectionDialog = lazyPart(() =>
  import('@/components/board/dialogs/section-dialog').then((module) => module.SectionDialog),
)
export const LazyAddToolDialog = lazyPart(() =>
  import('@/components/board/dialogs/add-tool-dialog').then((module) => module.AddToolDialog),
)
export const LazyEditToolDialog = lazyPart(() =>
  import('@/components/board/dialogs/edit-tool-dialog').then((module) => module.EditToolDialog),
)
export const LazyBarMenu = lazyPart(() => import('./bar-menu').then((module) => module.BarMenu))

const SAVING = [LazySaveDialog, LazyShareDialog, LazyConflictDialog]
const EDITING = [
  LazyBoardMenu,
  LazySectionDialog,
  LazyAddToolDialog,
  LazyEditToolDialog,
  LazyBarMenu,
  LazyThemeDialog,
  LazyTransformPopover,
  LazyGeneratorCard,
]

/** Preloads all parts that a save can open, in case the network fails later. */
export function preloadSaving(): void {
  for (const part of SAVING) part.preload()
}

/** Preloads all parts that editing can open, in case the network fails later. */
export function preloadEditing(): void {
  for (const part of EDITING) part.preload()
}

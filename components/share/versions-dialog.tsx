'use client'

import { useId, useState } from 'react'
import useSWR from 'swr'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useStudio } from '@/components/studio/studio'
import { QueryProvider } from '@/lib/http/swr'
import { paths } from '@/lib/paths'
import { loadVersions, restoreVersion } from '@/lib/revisions/client'
import type { RevisionPart } from '@/lib/revisions/changed-parts'
import type { RevisionSummary } from '@/lib/revisions/queries'
import { updateDeviceStack } from '@/lib/stack/claims'
import type { SavedStack } from '@/lib/stack/content'
import { formatCount } from '@/lib/text/format-count'
import { toastRefusal } from '@/lib/toast/failure'
import { toast } from '@/lib/toast/toast'

/** Lists earlier states of the stack, and restores one. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const { saved } = useStudio()
  return (
    <Dialog
      onClose={onClose}
      title="Versions"
      description="Every save keeps the state before it: the last 50. Restoring one keeps the present state as well."
    >
      <QueryProvider>{saved && <VersionList saved={saved} onRestored={onClose} />}</QueryProvider>
    </Dialog>
  )
}

function VersionList({ saved, onRestored }: { saved: SavedStack; onRestored: () => void }) {
  const { open } = useStudio()
  const [busy, setBusy] = useState(false)
  const { data, error } = useSWR([paths.api.versions(saved.id), saved.version], () => loadVersions(saved))

  const restore = async (version: number) => {
    if (busy) return
    setBusy(true)
    try {
      const stored = await restoreVersion(saved, version)
      updateDeviceStack(stored.id, { shareCode: stored.shareCode, name: stored.content.name })
      // Unsaved changes become a draft when another state is opened.
      open(stored.content, stored)
      toast({ title: 'Version restored', description: `The stack is as it was in version ${version}.` })
      onRestored()
    } catch (failure) {
      toastRefusal('The version could not be restored', failure, 'Nothing was changed. Please try again.')
    } finally {
      setBusy(false)
    }
  }

  if (error !== undefined) return <p role="alert">The versions could not be loaded. Close this and try again.</p>
  if (!data) return <p role="status">Loading versions…</p>
  if (data.length === 0) return <p>There is no earlier version yet. The next save keeps the present state.</p>
  return (
    <ul aria-label="Versions" className="divide-y">
      {data.map((revision) => (
        <VersionRow
          key={revision.version}
          revision={revision}
          // Comparisons with earlier states are for the owner's account only.
          comparison={
            saved.userId === null ? undefined : paths.compare(`${saved.shareCode}@${revision.version}`, saved.shareCode)
          }
          busy={busy}
          onRestore={() => restore(revision.version)}
        />
      ))}
    </ul>
  )
}

const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

interface VersionRowProps {
  revision: RevisionSummary
  comparison: string | undefined
  busy: boolean
  onRestore: () => void
}

function VersionRow({ revision, comparison, busy, onRestore }: VersionRowProps) {
  const { version, savedAt, title, toolCount } = revision
  const heading = useId()
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1.5 py-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h3 id={heading} className="font-medium">
          Version {version}
        </h3>
        <p className="text-sm text-muted wrap-anywhere">
          <time dateTime={savedAt}>{TIME.format(new Date(savedAt))}</time> · <bdi>{title}</bdi> ·{' '}
          {formatCount(toolCount, 'tool')}
        </p>
        {differences(revision).map((sentence) => (
          <p key={sentence} className="mt-1 text-sm wrap-anywhere">
            {sentence}
          </p>
        ))}
      </div>
      {comparison && (
        <a
          href={comparison}
          aria-describedby={heading}
          className="flex min-h-9 items-center px-1 text-sm underline underline-offset-2 pointer-coarse:min-h-11"
        >
          Compare
        </a>
      )}
      <Button size="sm" aria-describedby={heading} aria-disabled={busy} onClick={onRestore}>
        Restore
      </Button>
    </li>
  )
}

const NAMED = 4
const LIST = new Intl.ListFormat('en')

const named = (tools: readonly string[]) =>
  LIST.format(tools.length > NAMED ? [...tools.slice(0, NAMED), `${tools.length - NAMED} more`] : tools)

const PARTS: Record<RevisionPart, string> = {
  title: 'the title',
  description: 'the description',
  handle: 'the handle',
  theme: 'the theme',
  sections: 'the sections',
  status: 'the status of tools',
  details: 'the details of tools',
  page: 'the persona page',
}

function differences({ added, removed, changed = [] }: RevisionSummary): string[] {
  const tools = [
    ...(added.length > 0 ? [`adds ${named(added)}`] : []),
    ...(removed.length > 0 ? [`removes ${named(removed)}`] : []),
  ]
  const parts = LIST.format(changed.map((part) => PARTS[part]))
  if (tools.length === 0)
    return [parts === '' ? 'The same as now.' : `The same tools as now. Restoring changes ${parts}.`]
  return [`Restoring ${tools.join(' and ')}.`, ...(parts === '' ? [] : [`It also changes ${parts}.`])]
}

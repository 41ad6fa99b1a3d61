'use client'

import { useRef, useState } from 'react'
import { useStudio } from '@/components/studio/studio'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { removeDevice, readDevice, writeDevice } from '@/lib/browser/device-storage'
import { CodeEditor, type CodeEditorHandle } from './code-editor'
import { PersonaFrame } from './persona-frame'
import { RemovedParts } from './removed-parts'
import { usePersonaCheck } from './use-persona-check'

const DRAFT = 'persona-draft'

function keptDraft(key: string): string | undefined {
  const kept = readDevice(DRAFT)
  if (kept === null || typeof kept !== 'object' || !('key' in kept) || !('html' in kept)) return undefined
  return kept.key === key && typeof kept.html === 'string' ? kept.html : undefined
}

/**
 * The HTML editor of the persona page. Unused text is kept when the dialog or the tab is closed.
 */
export function HtmlEditorDialog({ draftKey, onClose }: { draftKey: string; onClose: () => void }) {
  const { content, change } = useStudio()
  const [html, setHtml] = useState(() => keptDraft(draftKey) ?? content.htmlContent)
  const editor = useRef<CodeEditorHandle>(null)
  const check = usePersonaCheck(html)

  const type = (next: string) => {
    setHtml(next)
    writeDevice(DRAFT, { key: draftKey, html: next })
  }
  const reset = () => {
    removeDevice(DRAFT)
    setHtml(content.htmlContent)
    editor.current?.replace(content.htmlContent)
  }
  const use = () => {
    if (check.state !== 'clean') return
    removeDevice(DRAFT)
    if (check.html !== content.htmlContent) change((now) => ({ ...now, htmlContent: check.html }))
    onClose()
  }

  return (
    <Dialog
      onClose={onClose}
      title="Edit HTML"
      description="JavaScript is not allowed. One image from an external link is allowed, unlimited from the icon service."
      className="sm:max-w-5xl"
    >
      <div className="grid gap-4 lg:grid-cols-2">
        <CodeEditor ref={editor} label="Persona HTML" initial={html} onChange={type} />
        <div className="overflow-clip rounded-control border">
          {check.shown === '' ? (
            <p className="flex h-[400px] items-center justify-center text-sm text-muted">The preview shows here.</p>
          ) : (
            <PersonaFrame html={check.shown} title="Preview of the persona page" />
          )}
        </div>
      </div>
      <RemovedParts check={check} onGoTo={(line) => editor.current?.goTo(line)} />
      <DialogActions className="mt-2 flex-wrap">
        <Button
          disabled={html === content.htmlContent}
          onClick={reset}
          className="h-auto! min-h-9 shrink! py-1 whitespace-normal! pointer-coarse:min-h-11"
        >
          Reset to the last good page
        </Button>
        <Button variant="default" disabled={check.state !== 'clean'} onClick={use}>
          Use this page
        </Button>
      </DialogActions>
    </Dialog>
  )
}

'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { fileStyle } from '@/components/ui/file-style'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { plainTranscript } from '@/lib/generate/transcript'

interface Props {
  /** The error of fetching it. */
  reason: string
  onTranscript: (transcript: string) => void
}

/**
 * A fallback for a service that refuses: paste the transcript, or choose a text or subtitle file.
 */
export function TranscriptField({ reason, onTranscript }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  return (
    <div role="group" aria-label="Transcript by hand" className="rounded-control border bg-paper p-3">
      <p role="status" className="text-sm">
        {reason} <span className="text-muted">Paste the transcript here, or choose a text or subtitle file.</span>
      </p>
      <Label htmlFor={id} className="sr-only">
        Transcript
      </Label>
      <Textarea id={id} rows={3} value={text} onChange={(event) => setText(event.target.value)} className="mt-2" />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button size="sm" disabled={text.trim() === ''} onClick={() => onTranscript(plainTranscript(text))}>
          Use this transcript
        </Button>
        <input
          type="file"
          aria-label="Transcript file"
          accept=".txt,.md,.srt,.vtt,text/plain,text/vtt"
          onChange={async (event) => {
            const file = event.target.files?.[0]
            if (file) onTranscript(plainTranscript(await file.text()))
          }}
          className={fileStyle}
        />
      </div>
    </div>
  )
}

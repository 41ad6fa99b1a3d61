'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { lazyPart } from '@/components/ui/lazy-part'
import { requestTranscript, transcriptRefusal, TRANSCRIPT_FAILED } from '@/lib/generate/transcript'
import { toastError } from '@/lib/toast/toast'

const LazyTranscriptField = lazyPart(() => import('./transcript-field').then((module) => module.TranscriptField))

interface Props {
  link: string
  onLinkChange: (link: string) => void
  onTranscript: (transcript: string) => void
  disabled: boolean
}

/** Fetches the transcript of a video as the prompt. If the service refuses, it can be pasted. */
export function LinkRow({ link, onLinkChange, onTranscript, disabled }: Props) {
  const id = useId()
  const [fetching, setFetching] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const blocked = link.trim() === '' || fetching || disabled

  const fetchIt = async () => {
    if (blocked) return
    setFetching(true)
    try {
      onTranscript(await requestTranscript(link))
      setRefusal(undefined)
    } catch (error) {
      toastError('Error fetching transcript', TRANSCRIPT_FAILED)
      setRefusal(transcriptRefusal(error))
    } finally {
      setFetching(false)
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="sr-only">
          YouTube link
        </label>
        <div className="flex min-w-0 flex-1 flex-wrap gap-2">
          <Input
            id={id}
            name="link"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="YouTube link: https://youtu.be/…"
            value={link}
            onChange={(event) => onLinkChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.metaKey || event.ctrlKey) return
              event.preventDefault()
              void fetchIt()
            }}
            className="h-9! min-w-0 flex-[1_1_8rem] pointer-coarse:h-11!"
          />
          <Button onClick={fetchIt} disabled={blocked} aria-busy={fetching}>
            Get Transcript
          </Button>
        </div>
      </div>
      {refusal !== undefined && (
        <LazyTranscriptField
          reason={refusal}
          onTranscript={(transcript) => {
            onTranscript(transcript)
            setRefusal(undefined)
          }}
          onLoadFailed={() => setRefusal(undefined)}
        />
      )}
    </div>
  )
}

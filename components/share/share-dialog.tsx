'use client'

import { useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { useStudio } from '@/components/studio/studio'
import { paths } from '@/lib/paths'
import { toast, toastError } from '@/lib/toast/toast'
import { copyText } from './copy-text'
import { QrCode } from './qr-code'

interface ShareDialogProps {
  shareCode: string
  onClose: () => void
}

/** The link of a stored stack: to copy, to hand to the system, or to point a camera at. */
export function ShareDialog({ shareCode, onClose }: ShareDialogProps) {
  const { content, saved, unsaved } = useStudio()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const link = location.origin + paths.stack(shareCode)
  const behind = unsaved && saved?.shareCode === shareCode

  const copy = async () => {
    if (await copyText(link, field.current)) {
      toast({ title: 'Share URL copied to clipboard!' })
    } else {
      field.current?.select()
      toastError('Copying was refused', 'The link is selected. Copy it by hand.')
    }
  }
  const hand = async () => {
    try {
      await navigator.share({ title: content.title || content.name, url: link })
    } catch {
      // Closing the system's sheet is a choice, and the link is still there to copy.
    }
  }

  return (
    <Dialog
      onClose={onClose}
      title="Share Tech Stack"
      description={
        behind
          ? 'The link shows the stack as it was last saved. Your newer changes are not in it yet.'
          : 'Anybody with this link can see the stack.'
      }
    >
      <Label htmlFor={id}>Share link</Label>
      <div className="mt-1.5 flex gap-2">
        <Input ref={field} id={id} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <Button variant="primary" className="h-10" onClick={copy}>
          Copy
        </Button>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-5">
        <QrCode text={link} />
        <div className="flex flex-col items-start gap-2 text-sm">
          {'share' in navigator && <Button onClick={hand}>Share with…</Button>}
          <a
            href={link}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-6 items-center underline pointer-coarse:min-h-11"
          >
            Open the shared page
          </a>
        </div>
      </div>
    </Dialog>
  )
}

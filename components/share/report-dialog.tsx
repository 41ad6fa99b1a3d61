'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Textarea } from '@/components/ui/textarea'
import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { REASON_MAX } from '@/lib/report/limits'
import { toast } from '@/lib/toast/toast'
import { toastRefusal } from '@/lib/toast/failure'
import { Field } from '@/components/ui/field'

const FAILED = 'Failed to send the report'

interface ReportDialogProps {
  shareCode: string
  onClose: () => void
}

/** Sends a report about a shared page to the operator. */
export function ReportDialog({ shareCode, onClose }: ReportDialogProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState(false)
  const [sending, setSending] = useState(false)

  const submit = async (event: React.SubmitEvent) => {
    event.preventDefault()
    if (sending) return
    setProblem(reason.trim() === '')
    if (reason.trim() === '') return input.current?.focus()
    setSending(true)
    try {
      await fetchJson(paths.api.report(shareCode), { method: 'POST', body: { reason }, fallback: FAILED })
      toast({ title: 'Thank you for your report', description: 'The site’s administrators will look at this page.' })
      onClose()
    } catch (error) {
      // The typed text stays in the open dialog.
      toastRefusal(FAILED, error, 'Your text is still here. Please try again.')
      setSending(false)
    }
  }

  return (
    <Dialog
      onClose={onClose}
      title="Report this page"
      description="Spam, abuse, another person’s data: your report goes to the site’s administrators, without your name."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Reason" hint={problem ? 'Please say what is wrong with this page.' : undefined} invalid={problem}>
          {(field) => (
            <Textarea
              {...field}
              ref={input}
              rows={4}
              required
              maxLength={REASON_MAX}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value)
                setProblem(false)
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="default" aria-disabled={sending} className="self-end">
          Send report
        </Button>
      </form>
    </Dialog>
  )
}

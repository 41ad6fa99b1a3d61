'use client'

import { useCallback, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { removeDevice, readDevice, writeDevice } from '@/lib/browser/device-storage'
import { FEEDBACK_MAX } from '@/lib/feedback/limits'
import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { toast } from '@/lib/toast/toast'
import { toastRefusal } from '@/lib/toast/failure'

const FAILED = 'Failed to send feedback'
const TYPED = 'feedback'

/**
 * The field is uncontrolled, so that text typed before hydration is kept. Its text is stored on the
 * device until it is sent, and then cleared.
 */
export function FeedbackForm() {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(0)
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)
  const hold = useCallback((element: HTMLTextAreaElement | null) => {
    field.current = element
    if (!element) return
    const kept = readDevice(TYPED)
    if (element.value === '' && typeof kept === 'string') element.value = kept
    setLength(element.value.length)
  }, [])

  const submit = async (event: React.SubmitEvent) => {
    event.preventDefault()
    const input = field.current
    if (!input || sending) return
    const feedback = input.value.trim()
    const wrong =
      feedback === ''
        ? 'Please write something.'
        : feedback.length > FEEDBACK_MAX
          ? `At most ${FEEDBACK_MAX} characters.`
          : undefined
    setProblem(wrong)
    if (wrong) return input.focus()
    setSending(true)
    try {
      await fetchJson(paths.api.feedback, { method: 'POST', body: { feedback }, fallback: FAILED })
      input.value = ''
      setLength(0)
      removeDevice(TYPED)
      toast({ title: 'Thank you for your feedback!' })
    } catch (error) {
      toastRefusal(FAILED, error, 'Your text is still here. Please try again.')
    } finally {
      setSending(false)
    }
  }

  return (
    <form noValidate onSubmit={submit} className="mt-6">
      <label htmlFor={id} className="text-sm font-medium">
        Your feedback
      </label>
      <Textarea
        ref={hold}
        id={id}
        name="feedback"
        rows={8}
        required
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          setLength(event.target.value.length)
          writeDevice(TYPED, event.target.value)
          setProblem(undefined)
        }}
        className="mt-1.5 min-h-40"
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <div id={`${id}-note`} className="text-sm">
          <span className={`tabular-nums ${length > FEEDBACK_MAX ? 'text-danger' : 'text-muted'}`}>
            {length.toLocaleString('en')} of {FEEDBACK_MAX.toLocaleString('en')} characters
          </span>
          {problem && <p className="mt-0! text-danger">{problem}</p>}
        </div>
        <Button type="submit" variant="default" aria-disabled={sending} className="noscript:hidden">
          Send feedback
        </Button>
        <p className="mt-0! hidden text-sm text-muted noscript:block">Sending needs JavaScript to be switched on.</p>
      </div>
    </form>
  )
}

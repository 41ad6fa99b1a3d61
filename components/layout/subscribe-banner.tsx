'use client'

import { useId, useRef, useState } from 'react'
import { CloseIcon } from '@/components/ui/icons'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { handleIn } from '@/lib/stack/handle'
import { hideBannerHere } from '@/lib/subscription/banner'
import { toast, toastError } from '@/lib/toast/toast'
import { toastRefusal } from '@/lib/toast/failure'

const FAILED = 'Failed to submit subscription'

/**
 * A button in the top line and the form that it opens. Shown until it is closed or used on this
 * device; the server reads that from a cookie.
 */
export function SubscribeBanner() {
  const [shown, setShown] = useState(true)
  const [open, setOpen] = useState(false)
  const [sending, setSending] = useState(false)
  const claim = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const banner = useRef<HTMLElement>(null)
  if (!shown) return null

  const hide = () => {
    hideBannerHere()
    // Moves focus to the next control, unless it is elsewhere.
    if (banner.current?.contains(document.activeElement))
      document.querySelector<HTMLElement>('[data-part="logo"]')?.focus({ preventScroll: true })
    setShown(false)
  }
  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const fields = new FormData(event.currentTarget)
    const email = String(fields.get('email')).trim()
    const wanted = handleIn(String(fields.get('handle')))
    if (email === '' || wanted === '') {
      toastError('Please enter both email and handle')
      return
    }
    setSending(true)
    try {
      await fetchJson(paths.api.subscribe, { method: 'POST', body: { email, handle: wanted }, fallback: FAILED })
      toast({ title: "Thanks for subscribing! We'll notify you when v2.0 is ready." })
      hide()
    } catch (error) {
      toastRefusal(FAILED, error, 'Nothing was sent. Please try again.')
    } finally {
      setSending(false)
    }
  }

  return (
    <section
      ref={banner}
      aria-label="Subscribe for v2"
      className="flex shrink-0 items-center max-sm:-mr-3 max-sm:ml-auto noscript:hidden"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return
        setOpen(false)
        claim.current?.focus()
      }}
    >
      <button
        ref={claim}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className="min-h-7 rounded-control px-1.5 font-medium text-ink underline underline-offset-2 max-sm:text-xs pointer-coarse:min-h-11"
      >
        Claim a handle
      </button>
      <button
        type="button"
        aria-label="Close subscription banner"
        onClick={hide}
        className="grid size-7 place-items-center rounded-control hover:text-ink pointer-coarse:size-11"
      >
        <CloseIcon />
      </button>
      {/* Over the page, which stays where it is. */}
      <div
        id={panelId}
        hidden={!open}
        data-part="popover"
        className="absolute inset-x-2 top-full z-40 mt-1 rounded-card border bg-raised p-3 text-sm text-ink shadow-float sm:inset-x-auto sm:right-6 sm:w-96"
      >
        <p className="mb-2">Version 2 is in the making. Claim your handle, and we write once when it is ready.</p>
        <form noValidate onSubmit={submit} className="flex flex-wrap items-center gap-2">
          <Input
            name="email"
            type="email"
            aria-label="Email"
            placeholder="Email for v2"
            autoComplete="email"
            className="h-9! min-w-24 flex-3 pointer-coarse:h-11!"
          />
          <Input
            name="handle"
            aria-label="Handle"
            placeholder="handle"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            // Uncontrolled, so that text typed before hydration is kept.
            onChange={({ target }) => {
              const wanted = handleIn(target.value)
              if (wanted !== target.value) target.value = wanted
            }}
            className="h-9! min-w-20 flex-2 pointer-coarse:h-11!"
          />
          <Button type="submit" aria-disabled={sending}>
            Subscribe
          </Button>
        </form>
      </div>
    </section>
  )
}

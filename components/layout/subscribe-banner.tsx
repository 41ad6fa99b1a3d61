'use client'

import { useRef, useState } from 'react'
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

/** Shown until it is closed or used on this device; the server knows by a cookie and leaves it out from then on. */
export function SubscribeBanner() {
  const [shown, setShown] = useState(true)
  const [sending, setSending] = useState(false)
  const banner = useRef<HTMLElement>(null)
  if (!shown) return null

  const hide = () => {
    hideBannerHere()
    // The focus goes on to what stands next, unless the visitor is somewhere else already.
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
    <section ref={banner} aria-label="Subscribe for v2" className="border-b noscript:hidden">
      <div className="relative mx-auto flex w-full max-w-container flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2 pr-11 pl-4 text-sm sm:px-6 sm:pr-16">
        {/* On a phone the first field says it: two rows more would push the page down. */}
        <p className="min-w-0 text-muted max-md:sr-only">Version 2 is on its way. Claim your handle.</p>
        <form noValidate onSubmit={submit} className="flex w-full flex-wrap items-center gap-1.5 sm:gap-2 md:w-auto">
          <Input
            name="email"
            type="email"
            aria-label="Email"
            placeholder="Email for v2"
            autoComplete="email"
            className="h-9! pointer-coarse:h-11! min-w-20 flex-3 max-sm:px-2 md:w-36 lg:w-52"
          />
          <Input
            name="handle"
            aria-label="Handle"
            placeholder="handle"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            // The field keeps its own text: somebody may have typed into it before this script came.
            onChange={({ target }) => {
              const wanted = handleIn(target.value)
              if (wanted !== target.value) target.value = wanted
            }}
            className="h-9! pointer-coarse:h-11! min-w-16 flex-2 max-sm:px-2 md:w-24 lg:w-32"
          />
          {/* As wide in every face: the fields beside it stay where they are when the theme's own face comes. */}
          <Button type="submit" aria-disabled={sending} className="w-22 px-0 sm:w-26">
            Subscribe
          </Button>
        </form>
        <button
          type="button"
          aria-label="Close subscription banner"
          onClick={hide}
          className="absolute top-1/2 right-1 grid size-11 -translate-y-1/2 place-items-center rounded-control text-muted hover:text-ink sm:right-4"
        >
          <CloseIcon />
        </button>
      </div>
    </section>
  )
}

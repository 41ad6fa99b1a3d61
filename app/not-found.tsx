import type { Metadata } from 'next'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Page not found' }

export default function NotFound() {
  return (
    <section className="py-16">
      <h1 className="text-3xl font-semibold">There is no page at this address</h1>
      <p className="mt-3 max-w-prose text-muted">
        The link may be old or incomplete. A share code has ten characters; it can also be pasted on the start page.
      </p>
      <a href={paths.home} className="mt-6 inline-block underline">
        Go to the start page
      </a>
    </section>
  )
}

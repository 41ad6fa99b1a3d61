import type { Metadata } from 'next'
import { MailStep } from '@/components/account/mail-step'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'End the subscription', robots: { index: false } }

export default function UnsubscribePage() {
  return (
    <section className="pt-8">
      <h1 className="text-3xl font-semibold">End the subscription</h1>
      <noscript>
        <p className="mt-6">This step needs JavaScript.</p>
      </noscript>
      <MailStep
        address={paths.api.subscribe}
        method="DELETE"
        question="You get no mail about v2 then, and somebody else may claim your handle."
        button="End subscription"
        done="Your subscription has ended, and your handle is free again."
        failed="The subscription could not be ended. Please try again."
      />
    </section>
  )
}

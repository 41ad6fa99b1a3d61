import type { Metadata } from 'next'
import { MailPage } from '@/components/account/mail-page'
import { MailStep } from '@/components/account/mail-step'
import { paths } from '@/lib/paths'

const TITLE = 'End the subscription'
export const metadata: Metadata = { title: TITLE, robots: { index: false } }

export default function UnsubscribePage() {
  return (
    <MailPage title={TITLE}>
      <MailStep
        address={paths.api.subscribe}
        method="DELETE"
        question="You get no mail about v2 then, and another person may claim your handle."
        button="End subscription"
        done="Your subscription has ended, and your handle is free again."
        failed="The subscription could not be ended. Please try again."
      />
    </MailPage>
  )
}

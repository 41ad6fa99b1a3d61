import type { Metadata } from 'next'
import { MailPage } from '@/components/account/mail-page'
import { MailStep } from '@/components/account/mail-step'
import { paths } from '@/lib/paths'

const TITLE = 'Confirm your address'
export const metadata: Metadata = { title: TITLE, robots: { index: false } }

export default function VerifyPage() {
  return (
    <MailPage title={TITLE}>
      <MailStep
        address={paths.api.verify}
        method="POST"
        question="Is this address yours, and did you make this account?"
        button="Confirm address"
        done="Thank you. Your address is confirmed."
        failed="The address could not be confirmed. Please try again."
      />
    </MailPage>
  )
}

import type { Metadata } from 'next'
import { MailStep } from '@/components/account/mail-step'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Confirm your address', robots: { index: false } }

export default function VerifyPage() {
  return (
    <section className="pt-8">
      <h1 className="text-3xl font-semibold">Confirm your address</h1>
      <noscript>
        <p className="mt-6">This step needs JavaScript.</p>
      </noscript>
      <MailStep
        address={paths.api.verify}
        method="POST"
        question="Is this address yours, and did you make this account?"
        button="Confirm address"
        done="Thank you. Your address is confirmed."
        failed="The address could not be confirmed. Please try again."
      />
    </section>
  )
}

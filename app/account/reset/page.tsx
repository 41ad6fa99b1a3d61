import type { Metadata } from 'next'
import { ResetForm } from '@/components/account/reset-form'

export const metadata: Metadata = { title: 'Choose a new password', robots: { index: false } }

export default function ResetPage() {
  return (
    <section className="pt-8">
      <h1 className="text-3xl font-semibold">Choose a new password</h1>
      <noscript>
        <p className="mt-6">This step needs JavaScript.</p>
      </noscript>
      <ResetForm />
    </section>
  )
}

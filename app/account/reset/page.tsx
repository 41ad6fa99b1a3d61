import type { Metadata } from 'next'
import { MailPage } from '@/components/account/mail-page'
import { ResetForm } from '@/components/account/reset-form'

const TITLE = 'Choose a new password'
export const metadata: Metadata = { title: TITLE, robots: { index: false } }

export default function ResetPage() {
  return (
    <MailPage title={TITLE}>
      <ResetForm />
    </MailPage>
  )
}

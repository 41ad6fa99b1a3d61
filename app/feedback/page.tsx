import type { Metadata } from 'next'
import { FeedbackForm } from '@/components/feedback/feedback-form'
import { StaticPage } from '@/components/layout/static-page'
import { publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'

export const metadata: Metadata = {
  title: 'Feedback',
  description: 'What is missing, wrong or in the way? Tell us.',
  alternates: { canonical: publicOrigin + paths.feedback },
}

export default function FeedbackPage() {
  return (
    <StaticPage
      title="Feedback"
      lead="What is missing, wrong or in the way? A tool that we should know? Write it down."
    >
      <div className="lg:col-span-2 lg:col-start-1! lg:max-w-[46.75rem]">
        <FeedbackForm />
      </div>
    </StaticPage>
  )
}

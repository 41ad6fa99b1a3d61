import type { Metadata } from 'next'
import { FeedbackForm } from '@/components/feedback/feedback-form'
import { StaticPage } from '@/components/layout/static-page'
import { publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'

export const metadata: Metadata = {
  title: 'Contact',
  description: `How to reach the people behind ${site.name}.`,
  alternates: { canonical: publicOrigin + paths.contact },
}

export default function ContactPage() {
  const { contactEmail, channel } = site
  return (
    <StaticPage title="Contact" lead={`How to reach the people who run ${site.name}.`}>
      {contactEmail ? (
        <p>
          Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>. For ideas and faults that need no answer, the{' '}
          <a href={paths.feedback}>feedback form</a> is quicker.
        </p>
      ) : (
        <>
          <h2>Write to us</h2>
          <p>This form reaches us. If you would like an answer, say in your text where we can send it.</p>
          <FeedbackForm />
        </>
      )}
      {channel && (
        <p>
          News and conversations: <a href={channel.url}>{channel.name}</a>.
        </p>
      )}
      <h2>About a shared stack</h2>
      <p>
        Something on a page that should not be there? Open the page and use ‘Report this page’: the report then carries
        its address.
      </p>
    </StaticPage>
  )
}

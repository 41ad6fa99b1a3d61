import type { Metadata } from 'next'
import { Privacy } from '@/components/layout/privacy'
import { StaticPage } from '@/components/layout/static-page'
import { Terms } from '@/components/layout/terms'
import { publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'

export const metadata: Metadata = {
  title: 'Terms and privacy',
  description: `The terms under which ${site.name} can be used, and what it stores.`,
  alternates: { canonical: publicOrigin + paths.legal },
}

export default function LegalPage() {
  const today = new Date()
  return (
    <StaticPage
      title="Legal"
      lead={
        <>
          Terms of service, privacy policy and how to reach us. Last updated:{' '}
          <time dateTime={today.toISOString().slice(0, 10)}>
            {today.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
        </>
      }
    >
      <Terms />
      <Privacy />
      <h2 id="contact">Contact</h2>
      {site.contactEmail ? (
        <p>
          Questions about these pages, or about what is stored about you:{' '}
          <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.
        </p>
      ) : (
        <p>
          Questions about these pages, or about what is stored about you: use the form on the{' '}
          <a href={paths.contact}>contact page</a>.
        </p>
      )}
    </StaticPage>
  )
}

import type { Metadata } from 'next'
import { PageNotFound } from '@/components/layout/page-not-found'
import { Problem } from '@/components/layout/problem'
import { PersonPage } from '@/components/people/person-page'
import { publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'
import { loadPerson } from '@/lib/people/loaders'
import { site } from '@/lib/site'

interface Props {
  params: Promise<{ person: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const loaded = await loadPerson((await params).person)
  if (loaded.state === 'unknown') return { title: 'Page not found', robots: { index: false } }
  if (loaded.state === 'unavailable') return { title: 'Please try again', robots: { index: false } }
  const { userName } = loaded.person
  const title = `@${userName}`
  const description = `Tech stacks by @${userName} on ${site.name}.`
  return {
    title,
    description,
    alternates: {
      canonical: publicOrigin + paths.person(userName),
      types: { 'application/atom+xml': publicOrigin + paths.personFeed(userName) },
    },
    openGraph: { type: 'profile', siteName: site.name, title, description, url: publicOrigin + paths.person(userName) },
  }
}

/** `/@{user name}`. Other one-segment paths without a page match this route too and are 404. */
export default async function Page({ params }: Props) {
  const loaded = await loadPerson((await params).person)
  if (loaded.state === 'unknown') return <PageNotFound />
  if (loaded.state === 'unavailable')
    return (
      <Problem kind="503" title="This page cannot be shown right now">
        <p>It cannot be read at the moment. Try again in a minute.</p>
      </Problem>
    )
  return <PersonPage person={loaded.person} stacks={loaded.stacks} />
}

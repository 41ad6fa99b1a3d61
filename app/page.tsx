import type { Metadata } from 'next'
import { Discover } from '@/components/explore/discover'
import { StacksToOpen } from '@/components/explore/stacks-to-open'
import { Hero } from '@/components/generator/hero'
import { JsonLd } from '@/components/layout/json-ld'
import { MainPagePart } from '@/components/main-page/main-page-part'
import { StackUnavailable } from '@/components/main-page/stack-unavailable'
import { DeviceStacksPart } from '@/components/profile/device-stacks-part'
import { OtherStacksPart } from '@/components/tools/other-stacks-part'
import { publicOrigin } from '@/lib/env'
import { site } from '@/lib/site'
import { savedFrom } from '@/lib/stack/content'
import { loadShared, type SearchParams } from '@/lib/stack/loaders'
import { stackJsonLd, stackMetadata } from '@/lib/stack/metadata'

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const shared = await loadShared(searchParams)
  if (shared.state === 'found') return stackMetadata(shared.stack, { indexed: shared.facts.isIndexable })
  if (shared.state === 'unknown') return { title: 'Stack not found', robots: { index: false } }
  if (shared.state === 'gone') return { title: 'Stack taken down', robots: { index: false } }
  if (shared.state === 'away') return { title: 'Please try again', robots: { index: false } }
  return { alternates: { canonical: `${publicOrigin}/` } }
}

export default async function HomePage({ searchParams }: Props) {
  const shared = await loadShared(searchParams)
  if (shared.state === 'away') return <StackUnavailable code={shared.code} />
  const { stack, facts, others } = shared.state === 'found' ? shared : {}
  const missing = shared.state === 'unknown' || shared.state === 'gone' ? shared.state : undefined
  return (
    <>
      {stack && <JsonLd data={stackJsonLd(stack)} />}
      <MainPagePart
        hero={<Hero />}
        initial={stack && savedFrom(stack)}
        facts={facts}
        missing={missing}
        instead={missing && <StacksToOpen />}
      >
        {!stack && (
          <>
            <DeviceStacksPart />
            <Discover />
          </>
        )}
      </MainPagePart>
      {others && <OtherStacksPart {...others} siteName={site.name} />}
    </>
  )
}

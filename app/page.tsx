import type { Metadata } from 'next'
import { JsonLd } from '@/components/layout/json-ld'
import { PlainBoard } from '@/components/board/plain-board'
import { publicOrigin } from '@/lib/env'
import { loadShared, type SearchParams } from '@/lib/stack/loaders'
import { stackJsonLd, stackMetadata } from '@/lib/stack/metadata'
import { site } from '@/lib/site'

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const shared = await loadShared(searchParams)
  if (shared.state === 'found') return stackMetadata(shared.stack, { indexed: shared.stack.seeded })
  if (shared.state === 'unknown') return { title: 'Stack not found', robots: { index: false } }
  return { alternates: { canonical: `${publicOrigin}/` } }
}

export default async function HomePage({ searchParams }: Props) {
  const shared = await loadShared(searchParams)
  if (shared.state === 'found') {
    return (
      <>
        <JsonLd data={stackJsonLd(shared.stack)} />
        <PlainBoard stack={shared.stack} />
      </>
    )
  }
  return (
    <section className="py-16">
      <h1 className="text-4xl font-semibold">{shared.state === 'unknown' ? 'Invalid share code' : site.tagline}</h1>
    </section>
  )
}

import type { Metadata } from 'next'
import { ComparisonView } from '@/components/compare/comparison-view'
import { Problem } from '@/components/layout/problem'
import { loadComparison } from '@/lib/compare/loaders'
import { publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'

interface Props {
  params: Promise<{ a: string; b: string }>
}

/** Decoded here, because Next passes path segments encoded. */
const codesOf = async ({ params }: Props) => {
  const { a, b } = await params
  return [decodeURIComponent(a), decodeURIComponent(b)] as const
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await loadComparison(...(await codesOf(props)))
  if (found.state === 'missing') return { title: 'Nothing to compare', robots: { index: false, follow: true } }
  const { a, b, shared } = found.comparison
  const title = `${a.title} and ${b.title}`
  if (a.version !== undefined || b.version !== undefined) return { title, robots: { index: false, follow: false } }
  const [first, second] = [a.code, b.code].toSorted() as [string, string]
  const description = `${shared.length} tools in common.`
  const image = {
    url: publicOrigin + paths.comparePicture(first, second, found.version),
    width: 1200,
    height: 630,
    alt: title,
  }
  return {
    title,
    description,
    alternates: { canonical: publicOrigin + paths.compare(first, second) },
    robots: { index: false, follow: true },
    openGraph: { type: 'website', title, description, images: [image] },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}

export default async function ComparePage(props: Props) {
  const found = await loadComparison(...(await codesOf(props)))
  if (found.state === 'found') return <ComparisonView comparison={found.comparison} statuses={found.statuses} />
  return (
    <Problem kind="Compare" title="There is nothing to compare here">
      <p>{found.message}</p>
    </Problem>
  )
}

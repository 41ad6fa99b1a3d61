import type { Metadata } from 'next'
import { ToolsPage } from '@/components/tools/tools-page'
import { ToolsUnavailable } from '@/components/tools/tools-unavailable'
import { UnknownTool } from '@/components/tools/unknown-tool'
import { categoryRow } from '@/lib/catalog/categories'
import { publicOrigin } from '@/lib/env'
import { setPageStatus } from '@/lib/http/request-state'
import { paths } from '@/lib/paths'
import { categoryNamed, loadTools, readToolsParams, type ToolsParams } from '@/lib/tools/loaders'

interface Props {
  params: Promise<{ category: string }>
  searchParams: ToolsParams
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const category = categoryNamed((await params).category)
  if (!category) return { title: 'Category not found', robots: { index: false } }
  const { query, page } = await readToolsParams(searchParams, category)
  const { section } = categoryRow(category)
  return {
    title: `${section}: tools, most used first`,
    description: `Tools for ${section.toLowerCase()}, with the stacks that use them and what goes with them.`,
    alternates: { canonical: publicOrigin + paths.toolsFrom(paths.toolCategory(category), '', page) },
    ...(query === '' ? {} : { robots: { index: false, follow: true } }),
  }
}

export default async function CategoryRoute({ params, searchParams }: Props) {
  const category = categoryNamed((await params).category)
  if (!category) {
    setPageStatus(404)
    return <UnknownTool />
  }
  const asked = await readToolsParams(searchParams, category)
  const loaded = await loadTools(asked)
  if (loaded.state !== 'found') return <ToolsUnavailable />
  const { section } = categoryRow(category)
  return (
    <ToolsPage
      title={section}
      lead={`Tools for ${section.toLowerCase()}, most used first.`}
      list={loaded.page}
      query={asked.query}
      category={category}
    />
  )
}

import type { Metadata } from 'next'
import { ToolsPage } from '@/components/tools/tools-page'
import { ToolsUnavailable } from '@/components/tools/tools-unavailable'
import { publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'
import { loadTools, readToolsParams, type ToolsParams } from '@/lib/tools/loaders'

interface Props {
  searchParams: ToolsParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query, page } = await readToolsParams(searchParams)
  return {
    title: 'Tools, most used first',
    description: 'Every tool of the catalogue, with the stacks that use it, what goes with it and alternatives.',
    alternates: { canonical: publicOrigin + paths.toolsFrom(paths.tools, '', page) },
    ...(query === '' ? {} : { robots: { index: false, follow: true } }),
  }
}

export default async function ToolsRoute({ searchParams }: Props) {
  const asked = await readToolsParams(searchParams)
  const loaded = await loadTools(asked)
  if (loaded.state !== 'found') return <ToolsUnavailable />
  return (
    <ToolsPage
      title="Tools"
      lead="What people build, write, film and live with: most used first, with the stacks that show how."
      list={loaded.page}
      query={asked.query}
    />
  )
}

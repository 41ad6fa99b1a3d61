import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { JsonLd } from '@/components/layout/json-ld'
import { ToolPage } from '@/components/tools/tool-page'
import { ToolsUnavailable } from '@/components/tools/tools-unavailable'
import { UnknownTool } from '@/components/tools/unknown-tool'
import { publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'
import { toolJsonLd } from '@/lib/tools/json-ld'
import { loadTool } from '@/lib/tools/loaders'

interface Props {
  params: Promise<{ id: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const loaded = await loadTool((await params).id)
  if (loaded.state !== 'found') return { title: 'Tool not found', robots: { index: false } }
  const { id, name, description } = loaded.page.tool
  return {
    title: `${name}: stacks that use it and alternatives`,
    description,
    alternates: { canonical: publicOrigin + paths.tool(id) },
  }
}

export default async function ToolRoute({ params }: Props) {
  const loaded = await loadTool((await params).id)
  if (loaded.state !== 'found') return loaded.state === 'unknown' ? <UnknownTool /> : <ToolsUnavailable />
  const { page } = loaded
  return (
    <>
      <JsonLd data={toolJsonLd(page.tool)} />
      <Breadcrumbs parent={{ title: 'Tools', path: paths.tools }} current={page.tool.name} />
      <ToolPage {...page} />
    </>
  )
}

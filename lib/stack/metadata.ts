import type { Metadata } from 'next'
import { formatCount } from '@/lib/text/format-count'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'
import { publicOrigin } from '@/lib/env'
import { countTools } from './content'
import type { Stack } from './schema'

const NAMED_TOOLS = 6

export function stackTitle({ title, name }: Pick<Stack, 'title' | 'name'>): string {
  return title || name
}

/** One sentence about the tools, for link previews. */
export function toolSentence({ sections, twitterHandle }: Pick<Stack, 'sections' | 'twitterHandle'>): string {
  const tools = sections.flatMap((section) => section.tools)
  const by = twitterHandle ? ` by @${twitterHandle}` : ''
  if (tools.length === 0) return `An empty stack${by}, ready to be filled.`
  const named = tools.slice(0, NAMED_TOOLS).map((tool) => tool.text)
  const rest = tools.length - named.length
  const list = rest > 0 ? `${named.join(', ')} and ${rest} more` : new Intl.ListFormat('en').format(named)
  return `${formatCount(tools.length, 'tool')} in ${formatCount(sections.length, 'section')}${by}: ${list}.`
}

export function stackMetadata(stack: Stack, { indexed }: { indexed: boolean }): Metadata {
  const title = stackTitle(stack)
  const description = toolSentence(stack)
  const url = publicOrigin + paths.share(stack.shareCode)
  const image = {
    url: publicOrigin + paths.preview(stack.shareCode, stack.version),
    width: 1200,
    height: 630,
    alt: `${title}: ${description}`,
  }
  return {
    title,
    description,
    alternates: {
      canonical: url,
      types: { 'application/json+oembed': [{ url: publicOrigin + paths.oembed(url), title }] },
    },
    openGraph: { type: 'website', siteName: site.name, title, description, url, images: [image] },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
    ...(indexed ? {} : { robots: { index: false, follow: true } }),
  }
}

/** The tools as schema.org's ItemList. */
export function stackJsonLd(stack: Stack) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: stackTitle(stack),
    description: toolSentence(stack),
    url: publicOrigin + paths.share(stack.shareCode),
    numberOfItems: countTools(stack.sections),
    itemListElement: stack.sections
      .flatMap((section) => section.tools)
      .slice(0, 100)
      .map((tool, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: tool.text,
        ...(tool.link ? { url: tool.link } : {}),
      })),
  }
}

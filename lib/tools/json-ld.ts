import { categoryRow, isHardware } from '@/lib/catalog/categories'
import { publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'
import { TOOLS_A_PAGE } from './limits'
import type { ToolList } from './list'
import type { ToolDetails } from './queries'

/** A list of tools as schema.org's ItemList. */
export const toolListJsonLd = (name: string, { tools, total, page }: ToolList) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: total,
  itemListElement: tools.map((tool, at) => ({
    '@type': 'ListItem',
    position: (page - 1) * TOOLS_A_PAGE + at + 1,
    name: tool.name,
    url: publicOrigin + paths.tool(tool.id),
  })),
})

/** The page of a tool for schema.org. */
export function toolJsonLd({ id, name, maker, link, description, category }: ToolDetails) {
  const { section } = categoryRow(category)
  const crumbs = [
    { name: 'Tools', path: paths.tools },
    { name: section, path: paths.toolCategory(category) },
    { name, path: paths.tool(id) },
  ]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': isHardware(category) ? 'Product' : 'SoftwareApplication',
        '@id': publicOrigin + paths.tool(id),
        name,
        description,
        url: publicOrigin + paths.tool(id),
        sameAs: link,
        ...(isHardware(category) ? { category: section } : { applicationCategory: section }),
        ...(maker
          ? {
              [isHardware(category) ? 'brand' : 'author']: {
                '@type': isHardware(category) ? 'Brand' : 'Organization',
                name: maker,
              },
            }
          : {}),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name: crumb, path }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: crumb,
          item: publicOrigin + path,
        })),
      },
    ],
  }
}

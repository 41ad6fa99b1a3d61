import { categoryRow, isHardware } from '@/lib/catalog/categories'
import { publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'
import type { ToolDetails } from './queries'

/** schema.org's form of a tool's page. */
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

import type { MetadataRoute } from 'next'
import { publicOrigin } from '@/lib/env'
import { exploreItems } from '@/lib/explore/data'
import { paths } from '@/lib/paths'

/** Asked for at run time: the public origin is configuration, not part of the build. */
export const dynamic = 'force-dynamic'

const PAGES = [paths.home, paths.about, paths.legal, paths.contact, paths.feedback]

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const stacks = (await exploreItems()).map((item) => {
    const code = item.url.split('/').at(-1) ?? ''
    return publicOrigin + paths.share(code)
  })
  return [...PAGES.map((path) => publicOrigin + path), ...stacks].map((url) => ({ url }))
}

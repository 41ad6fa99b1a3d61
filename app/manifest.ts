import type { MetadataRoute } from 'next'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'
import { MODERN } from '@/lib/modern-hex'

/** Rendered at run time, because the site name is configuration that the build does not know. */
export const dynamic = 'force-dynamic'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    id: paths.home,
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    background_color: MODERN.light.paper,
    theme_color: MODERN.light.paper,
    shortcuts: [
      { name: 'New stack', url: paths.home },
      { name: 'My stacks', url: paths.profile },
    ],
    // Only fills the prompt: a text shared by another app is not generated without a confirmation.
    share_target: { action: paths.home, method: 'get', params: { text: 'text', url: 'url' } },
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

import type { Metadata, Viewport } from 'next'
import { GeistSans } from 'geist/font/sans'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { env, publicOrigin } from '@/lib/env'
import { site } from '@/lib/site'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(publicOrigin),
  title: { default: `${site.name} — ${site.tagline}`, template: `%s · ${site.name}` },
  description: site.description,
  applicationName: site.name,
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfbf9' },
    { media: '(prefers-color-scheme: dark)', color: '#0c0e13' },
  ],
}

/** Every page is rendered per request: the policy gives its scripts a nonce that no other page has. */
export const dynamic = 'force-dynamic'

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" className={GeistSans.variable} data-auth-key={env.AUTH_KEY}>
      <body className="flex min-h-dvh flex-col">
        <SiteHeader />
        <main className="mx-auto w-full max-w-container flex-1 px-4 sm:px-6">{children}</main>
        <SiteFooter />
      </body>
    </html>
  )
}

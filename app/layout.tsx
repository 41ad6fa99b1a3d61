import type { Metadata, Viewport } from 'next'
import { cookies, headers } from 'next/headers'
import { AccountDialogHost } from '@/components/account/account-dialog-host'
import { UserProvider } from '@/components/account/user-provider'
import { HeadScripts } from '@/components/layout/head-scripts'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { ToastHost } from '@/components/layout/toast-host'
import { ThemeScenery } from '@/components/theme/theme-scenery'
import { analyticsSettings } from '@/lib/analytics/settings'
import { loadUser } from '@/lib/auth/loaders'
import { env, publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'
import { services } from '@/lib/services'
import { site } from '@/lib/site'
import { BANNER_COOKIE } from '@/lib/subscription/banner'
import { fontVariables } from '@/lib/theme/fonts'
import { MODERN } from '@/lib/modern-hex'
import { loadPageTheme } from '@/lib/theme/loaders'
import './globals.css'

const sitePicture = { url: paths.sitePreview, width: 1200, height: 630, alt: `${site.name}: ${site.tagline}` }

export const metadata: Metadata = {
  metadataBase: new URL(publicOrigin),
  title: { default: `${site.name} — ${site.tagline}`, template: `%s · ${site.name}` },
  description: site.description,
  applicationName: site.name,
  openGraph: { type: 'website', siteName: site.name, images: [sitePicture] },
  twitter: { card: 'summary_large_image', images: [sitePicture] },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: MODERN.light.paper },
    { media: '(prefers-color-scheme: dark)', color: MODERN.dark.paper },
  ],
}

/**
 * Rendered for each request, because the policy allows only scripts with the nonce of this
 * response.
 */
export const dynamic = 'force-dynamic'

export default async function RootLayout({ children }: { children: React.ReactNode }) {
  const [user, jar, head, { theme, rule }] = await Promise.all([loadUser(), cookies(), headers(), loadPageTheme()])
  return (
    // A script in the head may set the device's theme on this element before React hydrates.
    <html
      lang="en"
      className={fontVariables}
      data-auth-key={env.AUTH_KEY}
      data-engine={services.languageModel ? 'model' : undefined}
      data-analytics-key={analyticsSettings?.key}
      data-analytics-host={analyticsSettings?.host}
      data-theme={theme}
      data-chosen={theme}
      data-theme-rule={rule}
      suppressHydrationWarning
    >
      <head>
        <link rel="alternate" type="application/atom+xml" title={`New stacks on ${site.name}`} href={paths.feed} />
        <HeadScripts nonce={head.get('x-nonce') ?? undefined} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="sr-only z-50 rounded-control bg-accent px-4 py-2 text-accent-ink focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
        >
          Skip to the content
        </a>
        <UserProvider user={user}>
          <SiteHeader showSubscribe={!jar.has(BANNER_COOKIE)} />
          <main id="content" tabIndex={-1} className="mx-auto w-full max-w-container flex-1 px-4 outline-none sm:px-6">
            {children}
          </main>
          <SiteFooter>
            <ThemeScenery />
          </SiteFooter>
          <ToastHost />
          <AccountDialogHost google={services.google} />
        </UserProvider>
      </body>
    </html>
  )
}

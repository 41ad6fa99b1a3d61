import { paths } from '@/lib/paths'
import { site } from '@/lib/site'
import { BuiltWithBanner } from './built-with-banner'
import { AccountControls, SearchBox, SubscribeBanner } from './header-parts'
import { SiteLogo } from './site-logo'

export function SiteHeader({ showSubscribe }: { showSubscribe: boolean }) {
  return (
    <header className="print:hidden">
      {/* Both banners in one line. */}
      <div
        data-part="banners"
        className="relative flex min-h-8 flex-wrap items-center gap-x-3 border-b bg-sunken px-4 text-[0.8125rem] leading-5 text-muted sm:justify-center sm:gap-x-4 pointer-coarse:min-h-11"
      >
        <BuiltWithBanner />
        {showSubscribe && <SubscribeBanner />}
      </div>
      <div data-part="header" className="border-b bg-paper">
        {/* On a phone with large text the search takes a separate row. */}
        <div className="relative mx-auto flex min-h-15 w-full max-w-container flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2 sm:gap-x-6 sm:px-6 md:grid md:grid-cols-[1fr_minmax(0,28rem)_1fr]">
          <div className="flex">
            <SiteLogo />
            <a
              href={paths.tools}
              className="ml-5 hidden min-h-11 items-center text-sm font-medium text-muted underline-offset-4 hover:text-ink hover:underline md:inline-flex"
            >
              Tools
            </a>
          </div>
          <SearchBox siteName={site.name} />
          <div className="ml-auto flex justify-end">
            <AccountControls />
          </div>
        </div>
      </div>
    </header>
  )
}

import { AccountControls } from './account-controls'
import { BuiltWithBanner } from './built-with-banner'
import { SearchBox } from './search-box'
import { SiteLogo } from './site-logo'
import { SubscribeBanner } from './subscribe-banner'

export function SiteHeader({ showSubscribe }: { showSubscribe: boolean }) {
  return (
    <header className="print:hidden">
      <BuiltWithBanner />
      {showSubscribe && <SubscribeBanner />}
      <div data-part="header" className="border-b bg-paper">
        <div className="mx-auto grid h-15 w-full max-w-container grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-4 sm:gap-6 sm:px-6 md:grid-cols-[1fr_minmax(0,28rem)_1fr]">
          <div className="flex">
            <SiteLogo />
          </div>
          <SearchBox />
          <div className="flex justify-end">
            <AccountControls />
          </div>
        </div>
      </div>
    </header>
  )
}

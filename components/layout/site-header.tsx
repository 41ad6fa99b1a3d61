import { paths } from '@/lib/paths'
import { site } from '@/lib/site'

export function SiteHeader() {
  return (
    <header className="border-b">
      <div className="mx-auto flex h-14 w-full max-w-container items-center px-4 sm:px-6">
        <a href={paths.home} className="text-lg font-semibold tracking-tight">
          {site.name}
        </a>
      </div>
    </header>
  )
}

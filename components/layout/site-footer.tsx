import { paths } from '@/lib/paths'
import { site } from '@/lib/site'

export function SiteFooter() {
  return (
    <footer className="mt-16 border-t text-muted">
      <div className="mx-auto flex w-full max-w-container flex-wrap items-center gap-x-6 gap-y-2 px-4 py-8 sm:px-6">
        <a href={paths.about}>About</a>
        <a href={paths.legal}>Legal</a>
        <a href={paths.contact}>Contact</a>
        {site.channel && (
          <a href={site.channel.url} rel="noopener">
            {site.channel.name}
          </a>
        )}
        <span className="ml-auto">
          © {new Date().getFullYear()} {site.name}
        </span>
      </div>
    </footer>
  )
}

import type { ReactNode } from 'react'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'

const LINK =
  'inline-flex min-h-11 min-w-11 items-center justify-center px-3 hover:text-ink hover:underline underline-offset-4'

/** `children` is the theme's addition to the footer. */
export function SiteFooter({ children }: { children: ReactNode }) {
  return (
    <footer data-part="footer" className="mt-16 border-t print:hidden text-sm text-muted">
      <div className="mx-auto flex w-full max-w-container flex-wrap items-center gap-x-6 px-4 py-5 sm:px-6">
        <nav aria-label="Footer" className="-mx-3 flex flex-wrap">
          <a href={paths.tools} className={LINK}>
            Tools
          </a>
          <a href={paths.about} className={LINK}>
            About
          </a>
          <a href={paths.legal} className={LINK}>
            Legal
          </a>
          <a href={paths.contact} className={LINK}>
            Contact
          </a>
          <a href={paths.feedback} className={LINK}>
            Feedback
          </a>
          {site.channel && (
            <a href={site.channel.url} rel="noopener" className={LINK}>
              {site.channel.name}
            </a>
          )}
        </nav>
        <p className="ml-auto py-3">
          © {new Date().getFullYear()} {site.name}
        </p>
      </div>
      {children}
    </footer>
  )
}

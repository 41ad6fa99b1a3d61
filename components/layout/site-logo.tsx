import { paths } from '@/lib/paths'
import { site } from '@/lib/site'

/** A link to an empty start page. A full navigation, so that no state of the page is kept. */
export function SiteLogo() {
  return (
    <a
      href={paths.home}
      aria-label={site.name}
      data-part="logo"
      className="flex min-h-11 min-w-11 shrink-0 items-center gap-2 font-heading text-lg font-semibold tracking-tight"
    >
      <LogoMark />
      <span className="max-sm:sr-only">{site.name}</span>
    </a>
  )
}

/** Three layers, the top one in the accent colour. */
function LogoMark() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" width="28" height="28" fill="none" className="shrink-0">
      <path
        d="M5 21.5 16 27l11-5.5"
        className="stroke-ink opacity-40"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M5 16 16 21.5 27 16"
        className="stroke-ink opacity-70"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M16 4.5 27 10 16 15.5 5 10Z"
        className="fill-accent stroke-accent"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  )
}

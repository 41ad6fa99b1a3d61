import { site } from '@/lib/site'

/** The headline of the start page: what the product does, and that it needs no account. */
export function Hero() {
  return (
    <div data-part="hero" className="pt-2 sm:pt-6 lg:pt-10">
      <h1 className="text-[2rem] leading-[1.1] font-semibold sm:text-5xl">{site.tagline}</h1>
      <p className="mt-3 max-w-3xl text-base text-balance leading-6 text-muted sm:text-lg">
        A text, a list or a video becomes a board of tools to keep and share. No account needed.
      </p>
      <noscript>
        <p role="note" className="mt-4 rounded-control border bg-raised px-4 py-3">
          Making a stack needs JavaScript, which is switched off in this browser. The stacks below can be read without
          it.
        </p>
      </noscript>
    </div>
  )
}

import { Breadcrumbs } from './breadcrumbs'

interface StaticPageProps {
  title: string
  lead: React.ReactNode
  children: React.ReactNode
}

/** The layout of text pages: one column with breadcrumbs. */
export function StaticPage({ title, lead, children }: StaticPageProps) {
  return (
    <>
      <Breadcrumbs current={title} />
      <article
        data-part="page"
        className="pt-4 pb-8 text-[1rem] leading-[1.625rem] lg:grid lg:grid-cols-[15rem_minmax(0,46.75rem)] lg:gap-x-12 lg:*:col-start-2 [&_a]:underline [&_a]:decoration-line [&_a]:decoration-2 [&_a]:underline-offset-4 [&_a:hover]:decoration-accent [&_h2]:mt-10 [&_h2]:mb-2 [&_h2]:text-xl [&_h2]:leading-7 [&_h2]:font-semibold lg:[&_h2]:col-start-1 lg:[&_h2+*]:mt-10! [&_h3]:mt-6 [&_h3]:mb-1 [&_h3]:font-semibold [&_li]:mt-1.5 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5 [&_ul]:marker:text-muted"
      >
        <h1 className="text-3xl leading-tight font-semibold sm:text-4xl lg:col-span-2 lg:col-start-1!">{title}</h1>
        <div className="mt-3 max-w-[46.5rem] text-lg text-pretty leading-7 text-muted lg:col-span-2 lg:col-start-1!">
          {lead}
        </div>
        {children}
      </article>
    </>
  )
}

import { Breadcrumbs } from './breadcrumbs'

interface StaticPageProps {
  title: string
  lead: React.ReactNode
  children: React.ReactNode
}

/** A page to read: one column, with the way back above it. */
export function StaticPage({ title, lead, children }: StaticPageProps) {
  return (
    <>
      <Breadcrumbs current={title} />
      <article className="max-w-[68ch] pt-4 pb-8 text-[16px] leading-[26px] [&_a]:underline [&_a]:decoration-line [&_a]:decoration-2 [&_a]:underline-offset-4 [&_a:hover]:decoration-accent [&_h2]:mt-10 [&_h2]:mb-2 [&_h2]:text-xl [&_h2]:leading-7 [&_h2]:font-semibold [&_h3]:mt-6 [&_h3]:mb-1 [&_h3]:font-semibold [&_li]:mt-1.5 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5 [&_ul]:marker:text-muted">
        <h1 className="text-3xl leading-tight font-semibold sm:text-4xl">{title}</h1>
        <div className="mt-3 text-lg leading-7 text-muted">{lead}</div>
        {children}
      </article>
    </>
  )
}

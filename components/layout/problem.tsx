interface ProblemProps {
  /** The kind of problem: a word or a status code. */
  kind: string
  title: string
  /** What is safe and what to do. */
  children: React.ReactNode
}

/** The layout of error pages. */
export function Problem({ kind, title, children }: ProblemProps) {
  return (
    <section data-part="page" className="my-6 max-w-reading py-6 sm:my-10 sm:py-10">
      <p className="font-label text-sm font-medium text-muted tabular-nums">{kind}</p>
      <h1 className="mt-2 text-3xl leading-tight font-semibold sm:text-4xl">{title}</h1>
      <div className="mt-4 flex flex-col items-start gap-6 text-[1rem] leading-[1.625rem]">{children}</div>
    </section>
  )
}

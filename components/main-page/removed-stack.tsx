/** For the address of a removed stack. Server-rendered, so that the message shows without JavaScript. */
export function RemovedStack({ children }: { children: React.ReactNode }) {
  return (
    <section aria-label="This stack was taken down" className="rounded-card border bg-raised p-5">
      <h2 className="text-lg font-semibold">This stack was taken down</h2>
      <p className="mt-1 max-w-reading text-muted">
        This stack was removed by the site&apos;s administrators. You can make your own below.
      </p>
      <div className="mt-4">{children}</div>
    </section>
  )
}

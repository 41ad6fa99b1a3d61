/** An address of a stack that was taken down: the sentence stands in the page, also without JavaScript. */
export function RemovedStack() {
  return (
    <section aria-label="This stack was taken down" className="rounded-card border bg-raised p-5">
      <h2 className="text-lg font-semibold">This stack was taken down</h2>
      <p className="mt-1 max-w-reading text-muted">
        Whoever runs this site has taken it down, and its link shows nothing any more. You can make your own below.
      </p>
    </section>
  )
}

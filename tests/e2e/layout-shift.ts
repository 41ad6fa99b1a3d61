/** The cumulative layout shift since the call, as browsers count it. Runs in the page. */
export function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let total = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) total += entry.value
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // All recorded entries are delivered after two frames.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)))
  })
}

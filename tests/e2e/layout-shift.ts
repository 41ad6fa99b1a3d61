/** How far what was shown has moved since, as browsers count it. Runs in the page. */
export function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let total = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) total += entry.value
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // After two frames all recorded entries have been delivered.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)))
  })
}

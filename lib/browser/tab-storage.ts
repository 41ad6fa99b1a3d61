/**
 * What one page leaves for the next in the same tab or window, each thing taken once. Storage may be blocked or full: then
 * the next page finds nothing, and goes on without.
 */
export function leaveInTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Blocked or full storage: nothing is left.
  }
}

export function takeFromTab(name: string): unknown {
  try {
    const text = sessionStorage.getItem(name)
    sessionStorage.removeItem(name)
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

/**
 * One-time messages from one page to the next in the same tab (sessionStorage). With blocked or
 * full storage the next page finds none.
 */
export function storeInTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Blocked or full storage: no message.
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

/**
 * What this device remembers, under names that start with AUTH_KEY: the server writes that onto <html>. Storage may be
 * blocked, full or hold something else by now: then reading gives undefined and writing says false, and nothing breaks.
 */
function deviceKey(name: string): string {
  return `${document.documentElement.dataset.authKey ?? 'stackbook'}:${name}`
}

export function readDevice(name: string): unknown {
  try {
    const text = localStorage.getItem(deviceKey(name))
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

export function writeDevice(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(deviceKey(name), JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function forgetDevice(name: string): void {
  try {
    localStorage.removeItem(deviceKey(name))
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** The names in use that begin so. */
export function namesOnDevice(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(deviceKey(beginning)))
      .map((key) => key.slice(deviceKey('').length))
  } catch {
    return []
  }
}

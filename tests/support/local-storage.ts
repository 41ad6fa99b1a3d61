/**
 * A fake of the browser's local storage for unit tests, with a quota that can be exceeded and a
 * switch that blocks access.
 */
export class LocalStorageStandIn {
  quota = Number.POSITIVE_INFINITY
  blocked = false;
  [key: string]: unknown

  getItem(key: string): string | null {
    this.#check()
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }

  setItem(key: string, value: string): void {
    this.#check()
    const others = Object.keys(this).filter((other) => other !== key && other !== 'quota' && other !== 'blocked')
    const used = others.reduce((sum, other) => sum + String(this[other]).length, 0)
    if (used + value.length > this.quota) throw new DOMException('full', 'QuotaExceededError')
    this[key] = value
  }

  removeItem(key: string): void {
    this.#check()
    delete this[key]
  }

  #check(): void {
    if (this.blocked) throw new DOMException('blocked', 'SecurityError')
  }
}

/** Installs it as the global storage, for a page whose AUTH_KEY is `test`. */
export function installLocalStorage(): LocalStorageStandIn {
  const storage = new LocalStorageStandIn()
  Object.assign(globalThis, {
    localStorage: storage,
    document: { documentElement: { dataset: { authKey: 'test' } } },
  })
  return storage
}

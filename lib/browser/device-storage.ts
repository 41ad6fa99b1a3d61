import { readLocal, removeLocal, writeLocal } from './local-storage'

/** JSON values in localStorage. Keys start with AUTH_KEY, which the server writes onto <html>. */
function deviceKey(name: string): string {
  return `${document.documentElement.dataset.authKey ?? 'stackbook'}:${name}`
}

export function readDevice(name: string): unknown {
  const text = readLocal(deviceKey(name))
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown)
  } catch {
    // Not JSON: written by another program or by hand.
    return undefined
  }
}

export const writeDevice = (name: string, value: unknown): boolean => writeLocal(deviceKey(name), JSON.stringify(value))

export const removeDevice = (name: string): void => removeLocal(deviceKey(name))

/** The stored names with this prefix. */
export function listDeviceNames(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(deviceKey(prefix)))
      .map((key) => key.slice(deviceKey('').length))
  } catch {
    return []
  }
}

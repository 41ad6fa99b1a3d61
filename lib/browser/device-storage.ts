import { readText, removeText, writeText } from './local-storage'

/** What this device remembers, under names that start with AUTH_KEY: the server writes that onto <html>. */
function deviceKey(name: string): string {
  return `${document.documentElement.dataset.authKey ?? 'stackbook'}:${name}`
}

export function readDevice(name: string): unknown {
  const text = readText(deviceKey(name))
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown)
  } catch {
    // Somebody has written something else there.
    return undefined
  }
}

export const writeDevice = (name: string, value: unknown): boolean => writeText(deviceKey(name), JSON.stringify(value))

export const forgetDevice = (name: string): void => removeText(deviceKey(name))

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

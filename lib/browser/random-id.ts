/**
 * 96 random bits as hex. `crypto.randomUUID` needs https, which an installation in a home network
 * lacks.
 */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

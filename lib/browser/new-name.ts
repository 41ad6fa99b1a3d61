/** A name that nothing else has. Not `randomUUID`: browsers have that on https alone, and a home server has none. */
export function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

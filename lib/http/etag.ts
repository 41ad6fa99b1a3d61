/** Whether the reader holds what `etag` stands for: a proxy that compresses makes a mark weak, and a cache may send several. */
export function isHeld(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const marks = ifNoneMatch.split(',').map((mark) => mark.trim().replace(/^W\//, ''))
  return marks.includes('*') || marks.includes(etag)
}

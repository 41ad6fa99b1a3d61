/**
 * Whether a link may be followed: checked when a stack is stored and once more wherever a link is
 * rendered.
 */
export function isHttpUrl(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value) && new URL(value).hostname !== ''
}

/** Lower case, trimmed, white space collapsed: the form in which names of tools are compared. */
export function normaliseText(text: string): string {
  return text.toLowerCase().trim().replace(/\s+/g, ' ')
}

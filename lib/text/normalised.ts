/** Lower case, trimmed, runs of white space to one space: how a tool's text is compared everywhere. */
export function textNormalised(text: string): string {
  return text.toLowerCase().trim().replace(/\s+/g, ' ')
}

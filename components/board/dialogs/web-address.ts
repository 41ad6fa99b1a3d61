/** Adds the scheme to a typed address: `example.com` becomes `https://example.com`. */
export function webAddress(typed: string): string {
  const text = typed.trim()
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
}

/** What somebody meant by an address: `example.com` gets the scheme that nobody types. */
export function webAddress(typed: string): string {
  const text = typed.trim()
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
}

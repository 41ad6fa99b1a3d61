/** Copies, also where the clipboard's own interface is missing (plain http) or refused. */
export async function copyText(text: string, field?: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.select()
    return field ? document.execCommand('copy') : false
  }
}

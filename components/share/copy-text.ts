/**
 * Copies a text, also without the Clipboard API (plain http) or when it is refused. `shown` is an
 * input with the text.
 */
export async function copyText(text: string, shown?: HTMLInputElement | HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = shown ?? document.body.appendChild(Object.assign(document.createElement('textarea'), { value: text }))
    field.select()
    const copied = document.execCommand('copy')
    if (!shown) field.remove()
    return copied
  }
}

/** Copies, also where the clipboard's own interface is missing (plain http) or refused. `shown` holds the text already. */
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

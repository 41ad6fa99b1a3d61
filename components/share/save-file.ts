/** Downloads a URL under a file name. */
export function startDownload(name: string, address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** Downloads a blob created in the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  startDownload(name, address)
  URL.revokeObjectURL(address)
}

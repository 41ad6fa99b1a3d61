/** Reads YAML line by line, for fragments that a YAML parser refuses. */

/** "image: envoyproxy/envoy:v1.29", "image:" with "name: …" below it. */
export const imagesOf = (text: string): string[] =>
  [...text.matchAll(/^[ \t]*(?:-[ \t]+)?image:[ \t]*(?:\n[ \t]+name:[ \t]*)?["']?([^\s"'#]+)/gm)].map(
    ([, image = '']) => image,
  )

const BLOCK = /^[|>][+-]?\d?\s*(?:#.*)?$/

/** Every script under this key, whether on its line, as a block or as a list. */
export function scriptsOf(text: string, key: string): string {
  const scripts: string[] = []
  const begins = new RegExp(`^([ \\t]*)(?:-[ \\t]+)?${key}:(.*)$`)
  let depth = -1
  for (const line of text.split('\n')) {
    const indent = line.length - line.trimStart().length
    if (depth >= 0 && line.trim() !== '' && indent <= depth && !/^\s*-\s/.test(line)) depth = -1
    const found = begins.exec(line)
    if (found) {
      const [, before = '', value = ''] = found
      const said = value.trim()
      const isOpen = said === '' || BLOCK.test(said)
      depth = isOpen ? before.length : -1
      if (!isOpen) scripts.push(said.replace(/^["']|["']$/g, ''))
    } else if (depth >= 0) scripts.push(line.trim().replace(/^-[ \t]+["']?/, ''))
  }
  return scripts.join('\n')
}

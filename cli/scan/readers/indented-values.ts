/**
 * Parses keys with indented continuation lines, as in setup.cfg and DESCRIPTION: one text for each
 * key.
 */
export function indentedValues(text: string, key: RegExp): string[] {
  const values: string[][] = []
  let isOpen = false
  for (const line of text.split('\n')) {
    const first = key.exec(line)
    if (first) values.push([line.slice(first[0].length)])
    else if (isOpen && /^[ \t]/.test(line)) values.at(-1)?.push(line)
    isOpen = first !== null || (isOpen && /^[ \t]/.test(line))
  }
  return values.map((lines) => lines.join('\n'))
}

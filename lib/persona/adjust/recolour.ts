/** Turns a page of ours around another colour: every hue of its styles by the same angle. Undefined for other pages. */
export function recolour(html: string, hue: number): string | undefined {
  const marked = /(class="pp pp-[a-z-]+ pp-hue-)(\d{1,3})"/.exec(html)
  if (!marked) return undefined
  const turn = hue - Number(marked[2])
  const turned = html.replace(/<style>[^<]*<\/style>/g, (style) =>
    style.replace(/hsl\((\d{1,3})(?=[ /,])/g, (_all, was: string) => `hsl(${(Number(was) + turn + 720) % 360}`),
  )
  return turned.replace(marked[0], `${marked[1] ?? ''}${hue}"`)
}

import 'server-only'
import { DEFAULT_ICON } from '@/lib/icons/resolve'
import { setIcon } from '@/lib/icons/icon-set'
import { parse } from '@/lib/icons/visible-color'
import type { Section, Tool } from '@/lib/stack/schema'
import { drawable } from './drawable'

/** What stands on a plate: the icon out of the packaged sets, or the tool's first letter. Nothing is fetched for it. */
export interface Plate {
  id: string
  letter: string
  icon: string | undefined
  color: string
}

const MOST = 12
const NO_COLOR = '#7a828f'

/** The first tools of every section in turn, so that the picture shows the whole stack and not its first section. */
export function chosenTools(sections: readonly Section[]): Tool[] {
  const chosen: Tool[] = []
  const longest = Math.max(0, ...sections.map(({ tools }) => tools.length))
  for (let round = 0; round < longest && chosen.length < MOST; round++) {
    for (const { tools } of sections) {
      const tool = tools[round]
      if (tool && chosen.length < MOST) chosen.push(tool)
    }
  }
  return chosen
}

export const plates = (sections: readonly Section[]): Promise<Plate[]> => Promise.all(chosenTools(sections).map(plate))

async function plate({ id, text, icon_id: iconId, color }: Tool): Promise<Plate> {
  const svg = iconId === '' || iconId === DEFAULT_ICON ? undefined : await setIcon(iconId)
  return {
    id,
    letter: drawable(text.slice(0, 8), 8, '•').slice(0, 1).toUpperCase(),
    icon: svg && `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    color: parse(color.slice(0, 7)) ? color.slice(0, 7) : NO_COLOR,
  }
}

/** A plate's colour: so much of the tool's own, the rest of the plate's. */
export function mixed(color: string, plate: string, share: number): string {
  const [one, other] = [parse(color), parse(plate)]
  if (!one || !other) return plate
  return `rgb(${one.map((value, at) => Math.round(value * share + (other[at] ?? 255) * (1 - share))).join(',')})`
}

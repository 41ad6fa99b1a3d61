import 'server-only'
import { hexOf, mix, rgbOf } from '@/lib/colour'
import { iconForPicture, plateColor } from '@/lib/icons/for-picture'
import { isOwnIcon } from '@/lib/icons/icon-name'
import type { Section, Tool } from '@/lib/stack/schema'
import { drawable } from './drawable'

/** What stands on a plate: our own icon, or the tool's first letter. A picture elsewhere is never fetched. */
export interface Plate {
  id: string
  letter: string
  icon: string | undefined
  color: string
}

const MOST = 12
/** The drawing library knows no WebP. A visitor's drawing may take it minutes, in which the thread serves nobody. */
const isDrawn = (iconId: string, type: string) =>
  type === 'image/png' || (type === 'image/svg+xml' && !isOwnIcon(iconId))

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
  return {
    id,
    letter: drawable(text.slice(0, 8), 8, '•').slice(0, 1).toUpperCase(),
    icon: await pictureOf(iconId),
    color: plateColor(color),
  }
}

async function pictureOf(iconId: string): Promise<string | undefined> {
  const icon = await iconForPicture(iconId)
  return icon && isDrawn(iconId, icon.type)
    ? `data:${icon.type};base64,${Buffer.from(icon.bytes).toString('base64')}`
    : undefined
}

/** A plate's colour: so much of the tool's own, the rest of the plate's. */
export function mixed(color: string, plate: string, share: number): string {
  const [own, ground] = [rgbOf(color), rgbOf(plate)]
  return own && ground ? hexOf(mix(ground, own, share)) : plate
}

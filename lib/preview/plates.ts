import 'server-only'
import { iconForPicture, plateColor } from '@/lib/icons/for-picture'
import { isOwnIcon } from '@/lib/icon-name'
import { toolsInTurn } from '@/lib/stack/content'
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
const canBeDrawn = (iconId: string, type: string) =>
  type === 'image/png' || (type === 'image/svg+xml' && !isOwnIcon(iconId))

export const chosenTools = (sections: readonly Section[]): Tool[] => toolsInTurn(sections).slice(0, MOST)

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
  return icon && canBeDrawn(iconId, icon.type)
    ? `data:${icon.type};base64,${Buffer.from(icon.bytes).toString('base64')}`
    : undefined
}

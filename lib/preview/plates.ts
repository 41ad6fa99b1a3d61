import 'server-only'
import { iconForPicture, defaultIconForPicture, plateColor } from '@/lib/icons/picture-icon'
import type { IconFile } from '@/lib/icons/answer'
import { isOwnIcon } from '@/lib/icon-name'
import type { Section, Tool } from '@/lib/stack/schema'
import { representativeTools } from '@/lib/stack/representative-tools'
import { drawableText } from './drawable-text'

/**
 * What stands on a plate: our own icon, or the tool's first letter, or, where the faces of the picture lack its letters,
 * the icon that the page shows. A picture elsewhere is never fetched.
 */
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

export const chosenTools = (sections: readonly Section[], most = MOST): Tool[] => representativeTools(sections, most)

export const plates = (sections: readonly Section[], most = MOST): Promise<Plate[]> =>
  Promise.all(chosenTools(sections, most).map(plate))

export async function plate({ id, text, icon_id: iconId, color }: Tool): Promise<Plate> {
  const letter = drawableText(text.slice(0, 8), 8, '').slice(0, 1).toUpperCase()
  const icon = await iconForPicture(iconId)
  const own = icon && canBeDrawn(iconId, icon.type) ? icon : undefined
  return {
    id,
    letter,
    icon: dataUrl(own ?? (letter === '' ? await defaultIconForPicture() : undefined)),
    color: plateColor(color),
  }
}

const dataUrl = (icon: IconFile | undefined) =>
  icon && `data:${icon.type};base64,${Buffer.from(icon.bytes).toString('base64')}`

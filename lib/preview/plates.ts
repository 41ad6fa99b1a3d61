import 'server-only'
import { glyphSvg, iconForPicture, plateColor } from '@/lib/icons/picture-icon'
import type { IconFile } from '@/lib/icons/answer'
import { isOwnIcon } from '@/lib/icon-name'
import { toolFace } from '@/lib/faces/tool-face'
import type { Section, Tool } from '@/lib/stack/schema'
import { representativeTools } from '@/lib/stack/representative-tools'
import { drawableText } from './drawable-text'

/** What a plate shows: the mark of the tool or of its maker, else its app icon. A picture elsewhere is never fetched. */
export type Plate = { readonly id: string } & (
  | { readonly icon: string; readonly color: string }
  | {
      readonly icon: undefined
      /** Empty where the faces of the picture lack the letters: the glyph alone is shown. */
      readonly monogram: string
      readonly fill: string
      readonly ink: string
      readonly glyph: string | undefined
    }
)

const MOST = 12
/** The drawing library knows no WebP. A visitor's drawing may take it minutes, in which the thread serves nobody. */
const canBeDrawn = (iconId: string, type: string) =>
  type === 'image/png' || (type === 'image/svg+xml' && !isOwnIcon(iconId))

export const chosenTools = (sections: readonly Section[], most = MOST): Tool[] => representativeTools(sections, most)

export const plates = (sections: readonly Section[], most = MOST): Promise<Plate[]> =>
  Promise.all(chosenTools(sections, most).map(plate))

export async function plate(tool: Tool): Promise<Plate> {
  const face = toolFace(tool, 'light')
  const icon = face.kind === 'mark' ? await iconForPicture(face.icon, 'light') : undefined
  if (icon && canBeDrawn(tool.icon_id, icon.type))
    return { id: tool.id, icon: dataUrl(icon), color: plateColor(tool.color) }
  const { monogram, fill, ink, glyph } = face.kind === 'mark' ? face.otherwise : face
  const drawnGlyph = await glyphSvg(glyph, ink)
  return {
    id: tool.id,
    icon: undefined,
    monogram: drawableText(monogram, 2, ''),
    fill,
    ink,
    glyph: drawnGlyph && dataUrl({ type: 'image/svg+xml', bytes: drawnGlyph }),
  }
}

const dataUrl = (icon: IconFile) => `data:${icon.type};base64,${Buffer.from(icon.bytes).toString('base64')}`

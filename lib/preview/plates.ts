import 'server-only'
import { findIcon } from '@/lib/icons/find-icon'
import { DEFAULT_ICON } from '@/lib/icons/resolve'
import { IconRef } from '@/lib/icons/schema'
import { parse } from '@/lib/icons/visible-color'
import { log } from '@/lib/log'
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
const NO_COLOR = '#7a828f'
/** The drawing library knows no WebP. */
const DRAWN: ReadonlySet<string> = new Set(['image/svg+xml', 'image/png'])

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
    color: parse(color.slice(0, 7)) ? color.slice(0, 7) : NO_COLOR,
  }
}

async function pictureOf(iconId: string): Promise<string | undefined> {
  if (iconId === DEFAULT_ICON || !IconRef.safeParse({ icon_id: iconId }).success) return undefined
  try {
    const icon = await findIcon(iconId)
    return icon && DRAWN.has(icon.type)
      ? `data:${icon.type};base64,${Buffer.from(icon.bytes).toString('base64')}`
      : undefined
  } catch (error) {
    log.warn({ err: error }, 'an icon of a preview could not be read; its letter stands there')
    return undefined
  }
}

/** A plate's colour: so much of the tool's own, the rest of the plate's. */
export function mixed(color: string, plate: string, share: number): string {
  const [one, other] = [parse(color), parse(plate)]
  if (!one || !other) return plate
  return `rgb(${one.map((value, at) => Math.round(value * share + (other[at] ?? 255) * (1 - share))).join(',')})`
}

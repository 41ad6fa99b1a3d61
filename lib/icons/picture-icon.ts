import 'server-only'
import { hexOf, rgbOf } from '@/lib/colour'
import { log } from '@/lib/log'
import { findIcon } from './find-icon'
import type { IconFile } from './answer'
import { NEUTRAL, setIcon } from './icon-set'
import { IconRef } from './schema'
import type { Ground } from '@/lib/faces/tool-face'

/**
 * The icon of a tool in a picture. An external image is never fetched: such a tool gets an app
 * icon.
 */
export async function iconForPicture(iconId: string, ground: Ground): Promise<IconFile | undefined> {
  if (!IconRef.safeParse({ icon_id: iconId }).success) return undefined
  try {
    return await findIcon(iconId, ground)
  } catch (error) {
    log.warn({ err: error }, 'an icon of a picture could not be read; an app icon is drawn instead')
    return undefined
  }
}

/** A glyph of one colour. */
export const glyphSvg = async (iconId: string, color: string): Promise<string | undefined> =>
  (await setIcon(iconId, 'light'))?.replaceAll(NEUTRAL, color)

/** The colour of a tool's plate in a picture, without its alpha. */
export function plateColor(color: string): string {
  const rgb = rgbOf(color)
  return rgb ? hexOf(rgb) : NEUTRAL
}

import 'server-only'
import { hexOf, rgbOf } from '@/lib/colour'
import { log } from '@/lib/log'
import { findIcon } from './find-icon'
import type { IconFile } from './answer'
import { DEFAULT_ICON } from './icon-source'
import { IconRef } from './schema'
import { NEUTRAL } from './visible-color'

/** The icon of a tool in a picture that we draw. A picture elsewhere is never fetched: such a tool has its letter. */
export const iconForPicture = (iconId: string): Promise<IconFile | undefined> =>
  iconId === DEFAULT_ICON ? Promise.resolve(undefined) : iconFile(iconId)

/** For a tool that has no letter that can be drawn either. */
export const defaultIconForPicture = (): Promise<IconFile | undefined> => iconFile(DEFAULT_ICON)

async function iconFile(iconId: string): Promise<IconFile | undefined> {
  if (!IconRef.safeParse({ icon_id: iconId }).success) return undefined
  try {
    return await findIcon(iconId)
  } catch (error) {
    log.warn({ err: error }, 'an icon of a picture could not be read; its letter stands there')
    return undefined
  }
}

/** The colour of a tool's plate there, without its alpha. */
export function plateColor(color: string): string {
  const rgb = rgbOf(color)
  return rgb ? hexOf(rgb) : NEUTRAL
}

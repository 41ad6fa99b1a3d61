import 'server-only'
import { log } from '@/lib/log'
import { iconStore } from '@/lib/storage'
import { withTimeout } from '@/lib/with-timeout'
import type { IconFile } from './answer'
import { isOwnIcon } from '@/lib/icon-name'
import { setIcon } from './icon-set'
import { cleanedIcon } from './own/cleaned-icon'
import { pictureType } from './own/picture'
import type { Ground } from '@/lib/faces/tool-face'

/**
 * Files that replace a packaged icon are rare, so a store that hangs does not delay packaged icons.
 */
const STORE_TIMEOUT_MS = 500

/**
 * The stored file of this name, else the icon of a packaged set: those are shown also while the
 * store is down.
 */
export async function findIcon(iconId: string, ground: Ground = 'auto'): Promise<IconFile | undefined> {
  const svg = await setIcon(iconId, ground)
  if (svg === undefined) return storedIcon(iconId)
  const packaged = { type: 'image/svg+xml', bytes: svg }
  try {
    return (await withTimeout(STORE_TIMEOUT_MS, () => storedIcon(iconId))) ?? packaged
  } catch (error) {
    log.debug({ err: error, icon: iconId }, 'the packaged icon is shown without knowing of a stored one')
    return { ...packaged, temporary: true }
  }
}

async function storedIcon(iconId: string): Promise<IconFile | undefined> {
  const bytes = await iconStore.read(iconId)
  const type = bytes && pictureType(bytes)
  if (!type) return undefined
  if (type !== 'image/svg+xml' || !isOwnIcon(iconId)) return { type, bytes }
  const svg = cleanedIcon(iconId, bytes)
  return svg === undefined ? undefined : { type, bytes: svg }
}

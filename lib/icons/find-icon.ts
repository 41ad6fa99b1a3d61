import 'server-only'
import { iconStore } from '@/lib/storage'
import type { IconFile } from './icon-answer'
import { setIcon } from './icon-set'
import { pictureType } from './own/picture'

/** The stored file of this name, else the icon of a packaged set: those are shown also while the store is down. */
export async function findIcon(iconId: string): Promise<IconFile | undefined> {
  let unreachable: unknown
  try {
    const bytes = await iconStore.read(iconId)
    const type = bytes && pictureType(bytes)
    if (type) return { type, bytes }
  } catch (error) {
    unreachable = error
  }
  const svg = await setIcon(iconId)
  if (svg !== undefined) return { type: 'image/svg+xml', bytes: svg }
  if (unreachable !== undefined) throw unreachable
  return undefined
}

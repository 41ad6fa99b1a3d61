import type { Category } from './schema'

const HARDWARE: ReadonlySet<Category> = new Set<Category>([
  'computer',
  'phone',
  'tablet-device',
  'display',
  'input',
  'drawing-tablet',
  'components',
  'storage-gear',
  'printer',
  'gaming',
  'wearable',
  'hardware',
  'camera',
  'audio-gear',
  'instrument',
  'furniture',
  'stationery',
  'bag',
  'lighting',
  'kitchen',
])

/** Things that one can hold, of which people say which model exactly. */
export const isHardware = (category: Category): boolean => HARDWARE.has(category)

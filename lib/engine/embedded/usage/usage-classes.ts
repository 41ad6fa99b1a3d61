/** How a text can use a name; `none` is no tool at all. */
export const USAGE_CLASSES = [
  'used',
  'rejected',
  'past',
  'wanted',
  'sponsored',
  'compared',
  'employer',
  'none',
] as const
export type Usage = (typeof USAGE_CLASSES)[number]

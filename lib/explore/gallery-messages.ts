/** Messages that the gallery shows instead of cards. */
export const GALLERY_MESSAGES = {
  loading: 'Loading explore items...',
  failed: 'Failed to load explore data from database.',
  noData: 'No data returned from database',
  empty: 'No explore data available',
} as const

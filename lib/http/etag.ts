import fresh from 'fresh'

/** Whether `If-None-Match` contains this ETag. */
export const isFresh = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  fresh({ 'if-none-match': ifNoneMatch ?? undefined }, { etag })

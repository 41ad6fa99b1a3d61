import fresh from 'fresh'

/** Whether the client has the version with this `etag`. */
export const isFresh = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  fresh({ 'if-none-match': ifNoneMatch ?? undefined }, { etag })

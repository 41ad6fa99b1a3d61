import fresh from 'fresh'

/** Whether the client has the version that `etag` stands for. */
export const isFresh = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  fresh({ 'if-none-match': ifNoneMatch ?? undefined }, { etag })

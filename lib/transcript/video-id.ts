const HOSTS: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
])
const SHORT_HOST = 'youtu.be'
const VIDEO_ID = /^[\w-]{11}$/
/** The scheme is not checked, because only the id is taken from a link. */
const PROTOCOLS: ReadonlySet<string> = new Set(['https:', 'http:'])
const PATHS = /^\/(?:shorts|live|embed|v)\/([^/]+)\/?$/

/** The video id in a link of the service; undefined for every other text. */
export function videoId(link: string): string | undefined {
  const text = link.trim()
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (!PROTOCOLS.has(url.protocol) || url.port !== '' || url.username !== '' || url.password !== '') return undefined
  const id =
    url.hostname === SHORT_HOST
      ? url.pathname.slice(1).replace(/\/$/, '')
      : HOSTS.has(url.hostname)
        ? idOnSite(url)
        : undefined
  return id !== undefined && VIDEO_ID.test(id) ? id : undefined
}

function idOnSite(url: URL): string | undefined {
  return url.pathname === '/watch' ? (url.searchParams.get('v') ?? undefined) : PATHS.exec(url.pathname)?.[1]
}

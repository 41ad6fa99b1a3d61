/** A program that sends a whole address is answered as one, too. */
export const isApi = (url: string) => /^(?:https?:\/\/[^/?#]*)?\/+api(?:[/?]|$)/i.test(url)

/** Persona frames carry a policy of their own, hashed assets need none, and the API sets its own. */
export const isPage = (url: string) => !isApi(url) && !url.startsWith('/_next/static/') && !url.startsWith('/persona/')

export const pathOf = (url = '/') => url.split('?')[0] ?? '/'

/** Next keeps pages of its own under such names. The one for its failures is a failure to whoever asks for it. */
export const isInternal = (url: string) => /^\/_(?!next\/)/.test(decodeURIComponent(pathOf(url)))

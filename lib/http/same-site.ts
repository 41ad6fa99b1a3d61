import { AppError } from '@/lib/errors'
import { ownOrigins } from './own-origins'

/**
 * A page of another site, or of a sister host, must not write here in a visitor's name. Browsers say where a request
 * comes from in `Sec-Fetch-Site`; older ones at least send `Origin`. Programs send neither and carry no cookies, so they
 * pass.
 */
export function refuseCrossSite(request: Request): void {
  const refused = () => new AppError('forbidden', 'This request came from another site and was refused.')
  const site = request.headers.get('sec-fetch-site')
  if (site) {
    if (site !== 'same-origin' && site !== 'none') throw refused()
    return
  }
  const origin = request.headers.get('origin')
  if (!origin) return
  if (!ownOrigins().includes(origin)) throw refused()
}

/** Only a page of this very origin: not another site, not a sister host, not an address typed by hand. */
export function requireSameOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  // Browsers that do not say where a request comes from at least name the page's origin with a form.
  const own = site === null && ownOrigins().includes(request.headers.get('origin') ?? '')
  if (site !== 'same-origin' && !own) throw new AppError('forbidden', 'This address answers only to our own pages.')
}

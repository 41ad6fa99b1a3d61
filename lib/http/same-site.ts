import { AppError } from '@/lib/errors'
import { ownOrigins } from './own-origins'

/**
 * Refuses writes by pages of other sites or sister hosts (CSRF). Browsers send `Sec-Fetch-Site`,
 * older ones at least `Origin`. Programs send neither and have no cookies, so they are allowed.
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

/** Only pages of this exact origin: no other site, no sister host, no typed address. */
export function requireSameOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  // Older browsers without Sec-Fetch-Site send Origin with a form.
  const own = site === null && ownOrigins().includes(request.headers.get('origin') ?? '')
  if (site !== 'same-origin' && !own) throw new AppError('forbidden', 'This address answers only to our own pages.')
}

import { paths } from '@/lib/paths'
import type { KeyScope } from './limits'

/** Paths for signed-in people only: the account, its keys, and claiming a guest's stack. */
const REFUSED = [/^\/api\/(?:account|auth)(?:\/|$)/, /^\/api\/techstack\/[^/]+\/claim\/?$/]
const WRITABLE = /^\/api\/(?:techstack|share|icons)(?:\/|$)/

/** The scope that a key needs for a request, or undefined if no key may make it. */
export function neededScope(method: string, pathname: string): KeyScope | undefined {
  // The request gate has refused addresses that cannot be decoded.
  const path = decodeURIComponent(pathname)
  if (REFUSED.some((pattern) => pattern.test(path))) return undefined
  // Each tool of MCP checks its own scope.
  if (method === 'GET' || method === 'HEAD' || path === paths.api.mcp) return 'read'
  return WRITABLE.test(path) ? 'write' : undefined
}

import 'server-only'
import { requestState } from '@/lib/http/request-state'
import { loadShared } from '@/lib/stack/loaders'
import { DEFAULT_THEME, type StackTheme } from '@/lib/stack/stack-theme'

/**
 * The theme of a page. A shared stack has its own, the empty main page resets the device to Modern,
 * and every other page uses the stored theme of the device, which only a script in the page can
 * read.
 */
interface PageTheme {
  theme: StackTheme
  rule: 'shared' | 'reset' | 'device'
}

export async function loadPageTheme(): Promise<PageTheme> {
  const address = requestState.getStore()?.url
  const { pathname, searchParams } = new URL(address ?? '/', 'http://page')
  if (pathname !== '/') return { theme: DEFAULT_THEME, rule: 'device' }
  const share = searchParams.get('share')?.trim()
  if (!share) return { theme: DEFAULT_THEME, rule: 'reset' }
  const shared = await loadShared(Promise.resolve({ share }))
  return { theme: shared.state === 'found' ? shared.stack.theme : DEFAULT_THEME, rule: 'shared' }
}

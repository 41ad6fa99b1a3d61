'use client'

import { START_DEFERRED_SCRIPTS } from '@/lib/browser/defer-scripts'
import { FOCUS_CLICKED_BUTTON } from '@/lib/browser/focus-clicked-button'
import { REPLAY_EARLY_CLICKS } from '@/lib/browser/replay-early-clicks'
import { DRAFT_SCRIPT } from '@/lib/stack/draft-script'
import { THEME_SCRIPT } from '@/lib/theme/theme-script'

/**
 * What runs before the first paint. The HTML has run it when React hydrates, so it is in no bundle;
 * from a server component it would be sent a second time, with the data for hydration.
 */
const SCRIPT =
  typeof window === 'undefined'
    ? [THEME_SCRIPT, DRAFT_SCRIPT, FOCUS_CLICKED_BUTTON, REPLAY_EARLY_CLICKS, START_DEFERRED_SCRIPTS].join(';\n')
    : ''

export function HeadScripts({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} suppressHydrationWarning />
}

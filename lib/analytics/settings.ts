import { env } from '@/lib/env'

const DEFAULT_HOST = 'https://us.i.posthog.com'

export interface AnalyticsSettings {
  readonly key: string
  readonly host: string
}

/** Where clicks are counted; undefined on an installation that counts nothing. */
export const analyticsSettings: AnalyticsSettings | undefined = env.POSTHOG_KEY
  ? { key: env.POSTHOG_KEY, host: env.POSTHOG_HOST ?? DEFAULT_HOST }
  : undefined

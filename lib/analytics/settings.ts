import { env } from '@/lib/env'

const DEFAULT_HOST = 'https://us.i.posthog.com'

export interface AnalyticsSettings {
  readonly key: string
  readonly host: string
}

/** The analytics service; undefined if none is configured. */
export const analyticsSettings: AnalyticsSettings | undefined = env.POSTHOG_KEY
  ? { key: env.POSTHOG_KEY, host: env.POSTHOG_HOST ?? DEFAULT_HOST }
  : undefined

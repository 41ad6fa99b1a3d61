import { env } from './env'

/** Names and links of this installation. Unset ones are not shown. */
export const site = {
  name: env.SITE_NAME ?? 'Stackbook',
  tagline: env.SITE_TAGLINE ?? 'Describe how you work. Get your stack.',
  description:
    'See which tools make up other people’s tech stacks and build your own: describe it, list it or paste a video link, then arrange, save and share it.',
  contactEmail: env.SITE_CONTACT_EMAIL,
  channel: env.SITE_CHANNEL_URL ? { name: env.SITE_CHANNEL_NAME ?? 'Channel', url: env.SITE_CHANNEL_URL } : undefined,
  aiTool: env.SITE_AI_TOOL ? { name: env.SITE_AI_TOOL, url: env.SITE_AI_TOOL_URL } : undefined,
} as const

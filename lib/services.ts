import { env } from './env'

/**
 * The external services of this installation, for pages that name them. Unconfigured ones are never
 * contacted.
 */
export const services = {
  languageModel: env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined,
  google: env.GOOGLE_CLIENT_ID !== undefined,
  analytics: env.POSTHOG_KEY !== undefined,
  blobStore: env.BLOB_READ_WRITE_TOKEN !== undefined || env.S3_BUCKET !== undefined,
  mail: env.SMTP_URL !== undefined,
} as const

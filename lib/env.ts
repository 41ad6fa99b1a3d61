import path from 'node:path'
import { z } from 'zod'

/**
 * The whole configuration. Every variable is read here and nowhere else; `.env.example` lists the
 * same names. An empty value counts as unset, because compose files and CI systems write unset that
 * way.
 */
const SECRET_NAMES = new Set([
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'NEXTAUTH_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'OPENAI_API_KEY',
  'BLOB_READ_WRITE_TOKEN',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'METRICS_TOKEN',
])

const count = (min: number, max: number, expected = `a whole number from ${min} to ${max}`) =>
  z.coerce.number({ error: expected }).int(expected).min(min, expected).max(max, expected)
const urlWith = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    )
const httpAddress = urlWith('http:', 'https:').transform((value) => value.replace(/\/+$/, ''))
/** An address without path, query and user name. */
const pureOrigin = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && isPure(new URL(value)),
    'an origin such as https://stacks.example.org, with nothing behind it',
  )
  .transform((value) => new URL(value).origin)
/** Looser than the check of accounts: the domain may be `localhost`. */
const isSender = (value: string) => /^[^\s@<>]+@[^\s@<>]+$/.test(/^[^<>]*<([^<>]*)>$/.exec(value)?.[1] ?? value)
const isPure = ({ origin, href }: URL) => href === `${origin}/`

const Env = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test'], 'development, production or test').optional(),
    PORT: count(0, 65_535, 'a port from 0 to 65535').default(3000),
    HOST: z.string().optional(),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'fatal, error, warn, info, debug, trace or silent',
      )
      .default('info'),

    DATABASE_URL: urlWith('postgres:', 'postgresql:').optional(),
    DATABASE_READ_URL: urlWith('postgres:', 'postgresql:').optional(),
    DATABASE_POOL: count(1, 200).default(10),
    DATA_DIR: z
      .string()
      .default('.data')
      .transform((value) => path.resolve(/*turbopackIgnore: true*/ value)),

    NEXTAUTH_SECRET: z.string().min(16, 'at least 16 characters').optional(),
    NEXTAUTH_URL: pureOrigin.optional(),
    AUTH_KEY: z
      .string()
      .regex(/^[^:]+$/, 'a name without a colon')
      .max(60, 'at most 60 characters')
      .default('stackbook'),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER: httpAddress.optional(),

    OPENAI_API_KEY: z.string().optional(),
    OPENAI_BASE_URL: httpAddress.optional(),
    AI_MODEL: z.string().optional(),
    AI_MODEL_INTELLIGENT: z.string().optional(),
    AI_TIMEOUT_MS: count(1000, 600_000).default(30_000),

    BLOB_READ_WRITE_TOKEN: z.string().optional(),
    VERCEL_BLOB_API_URL: httpAddress.optional(),
    S3_ENDPOINT: httpAddress.optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket: 3 to 63 of a-z, 0-9, dot and hyphen')
      .optional(),
    S3_REGION: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, 'a region such as eu-central-1, or auto')
      .default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    SMTP_URL: urlWith('smtp:', 'smtps:').optional(),
    MAIL_FROM: z
      .string()
      .refine(isSender, 'an e-mail address, or a name with one: Stackbook <hello@example.org>')
      .optional(),
    POSTHOG_KEY: z.string().optional(),
    POSTHOG_HOST: httpAddress.optional(),
    YOUTUBE_ORIGIN: httpAddress.optional(),
    PERSONA_ORIGIN: pureOrigin.optional(),
    METRICS_TOKEN: z.string().min(8, 'at least 8 characters').optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.optional(),
    OTEL_SERVICE_NAME: z.string().max(100, 'at most 100 characters').default('stackbook'),
    CACHE_MB: count(1, 65_536).optional(),
    RATE_LIMIT: z.enum(['on', 'off'], 'on or off').default('on'),
    TRUST_PROXY_HOPS: count(0, 10).default(0),

    SITE_NAME: z.string().max(60, 'at most 60 characters').optional(),
    SITE_TAGLINE: z.string().max(160, 'at most 160 characters').optional(),
    SITE_CONTACT_EMAIL: z.email('an e-mail address').optional(),
    SITE_CHANNEL_URL: httpAddress.optional(),
    SITE_CHANNEL_NAME: z.string().max(60, 'at most 60 characters').optional(),
    SITE_AI_TOOL: z.string().max(60, 'at most 60 characters').optional(),
    SITE_AI_TOOL_URL: httpAddress.optional(),
  })
  .superRefine((env, context) => {
    const need = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
    if (env.DATABASE_READ_URL && !env.DATABASE_URL)
      need('DATABASE_URL', 'the primary of the replica in DATABASE_READ_URL')
    if (env.SMTP_URL && !env.NEXTAUTH_URL)
      need('NEXTAUTH_URL', 'the public origin, because SMTP_URL is set and mail carries links')
    if (env.OPENAI_BASE_URL && !env.AI_MODEL) need('AI_MODEL', 'the name of the model to ask at OPENAI_BASE_URL')
    if (env.GOOGLE_CLIENT_ID && !env.GOOGLE_CLIENT_SECRET)
      need('GOOGLE_CLIENT_SECRET', 'the secret that belongs to GOOGLE_CLIENT_ID')
    if (env.GOOGLE_CLIENT_SECRET && !env.GOOGLE_CLIENT_ID)
      need('GOOGLE_CLIENT_ID', 'the id that belongs to GOOGLE_CLIENT_SECRET')
    if (env.S3_BUCKET && !env.S3_ACCESS_KEY_ID) need('S3_ACCESS_KEY_ID', 'the id of the key for S3_BUCKET')
    if (env.S3_BUCKET && !env.S3_SECRET_ACCESS_KEY) need('S3_SECRET_ACCESS_KEY', 'the secret of S3_ACCESS_KEY_ID')
    for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
      if (env[name] && !env.S3_BUCKET) need('S3_BUCKET', `the bucket for files, because ${name} is set`)
    if (env.S3_BUCKET && env.BLOB_READ_WRITE_TOKEN)
      need('S3_BUCKET', 'nothing, because BLOB_READ_WRITE_TOKEN names another store')
    if (env.RATE_LIMIT === 'off' && env.NEXTAUTH_URL?.startsWith('https:'))
      need('RATE_LIMIT', 'on, because NEXTAUTH_URL is https and so this is a real deployment')
  })

type Env = z.output<typeof Env>
export const ENV_NAMES = Object.keys(Env.shape)

/** A variable's value for a message: secrets are hidden, URLs lose user name and password. */
export function redact(name: string, value: string | undefined): string {
  if (value === undefined) return 'nothing'
  if (SECRET_NAMES.has(name)) return `a secret of ${value.length} characters`
  return JSON.stringify(value.replace(/\/\/[^/]*@/, '//…@'))
}

export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(ENV_NAMES.map((name) => [name, source[name] || undefined]))
  const parsed = Env.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const name = String(issue?.path[0] ?? 'configuration')
  throw new Error(`${name} holds ${redact(name, given[name])}; expected ${issue?.message ?? 'another value'}`)
}

export const env: Env = parseEnv(process.env)

/**
 * The client library of Vercel Blob takes its address from the environment alone, unchecked, and
 * from a second variable without this one.
 */
export function setBlobApiUrl(url: string): void {
  process.env.VERCEL_BLOB_API_URL = url
}

export interface S3Settings {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The bucket for files, if one is configured. */
export const s3: S3Settings | undefined =
  env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
    ? {
        endpoint: env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`,
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        accessKeyId: env.S3_ACCESS_KEY_ID,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      }
    : undefined

/**
 * Where links in mail and in the tags that crawlers read point to. Pages themselves follow the Host
 * header.
 */
export const publicOrigin = env.NEXTAUTH_URL ?? `http://localhost:${env.PORT}`

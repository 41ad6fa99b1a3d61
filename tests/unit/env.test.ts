import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ENV_NAMES, parseEnv } from '@/lib/env'

test('without any variable the configuration has its defaults', () => {
  const env = parseEnv({})
  expect(env).toMatchObject({
    PORT: 3000,
    LOG_LEVEL: 'info',
    AUTH_KEY: 'stackbook',
    RATE_LIMIT: 'on',
    TRUST_PROXY_HOPS: 0,
  })
  expect(env.DATA_DIR).toMatch(/\.data$/)
})

test('an empty value counts as unset', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
})

test('.env.example lists every variable and no other', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(
    (match) => match[1],
  )
  const expected = ENV_NAMES.filter((name) => name !== 'NODE_ENV')
  expect(listed.sort()).toEqual(expected.sort())
})

test('the README explains every variable', () => {
  const readme = readFileSync('README.md', 'utf8')
  const expected = ENV_NAMES.filter((name) => name !== 'NODE_ENV')
  expect(expected.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

/** One invalid value for each variable that can have one. */
const BAD: Record<string, string> = {
  NODE_ENV: 'live',
  PORT: '65536',
  LOG_LEVEL: 'loud',
  DATABASE_URL: 'mysql://root:hunter2@db/x',
  DATABASE_READ_URL: 'mysql://root:hunter2@replica/x',
  DATABASE_POOL: '0',
  NEXTAUTH_SECRET: 'hunter2',
  NEXTAUTH_URL: 'https://stacks.example/app',
  AUTH_KEY: 'a:b',
  GOOGLE_CLIENT_ID: 'alone',
  GOOGLE_CLIENT_SECRET: 'hunter2',
  GOOGLE_ISSUER: 'issuer.example',
  OPENAI_BASE_URL: 'ftp://user:hunter2@models.example',
  AI_TIMEOUT_MS: 'soon',
  VERCEL_BLOB_API_URL: 'blobs',
  S3_ENDPOINT: 's3.example',
  S3_BUCKET: 'My Bucket',
  S3_REGION: 'Frankfurt am Main',
  S3_ACCESS_KEY_ID: 'alone',
  S3_SECRET_ACCESS_KEY: 'hunter2',
  SMTP_URL: 'https://user:hunter2@mail.example',
  MAIL_FROM: 'Stackbook',
  POSTHOG_HOST: 'events.example',
  YOUTUBE_ORIGIN: 'javascript:alert(1)',
  PERSONA_ORIGIN: "https://personas.example/;script-src 'unsafe-inline'",
  METRICS_TOKEN: 'hunter2',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
  OTEL_SERVICE_NAME: 'x'.repeat(101),
  CACHE_MB: '0',
  RATE_LIMIT: 'maybe',
  TRUST_PROXY_HOPS: '1.5',
  SITE_NAME: 'x'.repeat(61),
  SITE_TAGLINE: 'x'.repeat(161),
  SITE_CONTACT_EMAIL: 'nobody',
  SITE_CHANNEL_URL: 'channel',
  SITE_CHANNEL_NAME: 'x'.repeat(61),
  SITE_AI_TOOL: 'x'.repeat(61),
  SITE_AI_TOOL_URL: 'tool',
}

/** The missing variable with which a part of a group is refused. */
const MISSED: Record<string, string> = {
  GOOGLE_CLIENT_ID: 'GOOGLE_CLIENT_SECRET',
  GOOGLE_CLIENT_SECRET: 'GOOGLE_CLIENT_ID',
  S3_ACCESS_KEY_ID: 'S3_BUCKET',
  S3_SECRET_ACCESS_KEY: 'S3_BUCKET',
}

test.each(Object.entries(BAD))('an invalid %s is named in one line, without a secret', (name, value) => {
  const said = () => parseEnv({ [name]: value })
  const named = MISSED[name] ?? name
  expect(said).toThrow(new RegExp(`^${named} holds .+; expected .+$`))
  expect(said).not.toThrow(/hunter2/)
})

test('every other variable may have any text', () => {
  const free = ['HOST', 'DATA_DIR', 'OPENAI_API_KEY', 'AI_MODEL', 'AI_MODEL_INTELLIGENT', 'BLOB_READ_WRITE_TOKEN']
  expect(ENV_NAMES.filter((name) => !(name in BAD)).sort()).toEqual([...free, 'POSTHOG_KEY'].sort())
})

test.each(['hello@example.org', 'Stackbook <hello@example.org>', 'stackbook@localhost'])(
  '“%s” is accepted as a sender of mail',
  (MAIL_FROM) => expect(parseEnv({ MAIL_FROM })).toMatchObject({ MAIL_FROM }),
)

const S3 = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hunter2' }
test.each([
  ['a bucket without its key', { S3_BUCKET: 'files' }, 'S3_ACCESS_KEY_ID'],
  ['a bucket without the secret of its key', { ...S3, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY'],
  ['two stores for files', { ...S3, BLOB_READ_WRITE_TOKEN: 'hunter2' }, 'S3_BUCKET'],
])('%s is refused with the name of the variable', (_what, source, named) => {
  expect(() => parseEnv(source)).toThrow(new RegExp(`^${named} holds .+; expected .+$`))
})

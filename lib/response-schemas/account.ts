import { z } from 'zod'
import type { ApiKeyView } from '@/lib/keys/schema'
import { KEY_SCOPES } from '@/lib/keys/limits'
import type { Profile } from '@/lib/people/schema'
import { sectionFields, Stack } from './stack'

/** Response schemas of the API: an account, for its owner. */

const Time = z.iso.datetime()

export const IdToken = z.strictObject({ token: z.string(), expiresAt: Time })

const keyFields = {
  name: z.string(),
  scope: z.enum(KEY_SCOPES),
  prefix: z.string().describe('The part of the key that identifies it.'),
  createdAt: Time,
  lastUsedAt: Time.nullable(),
}
const ApiKey = z.strictObject({ id: z.string(), ...keyFields }) satisfies z.ZodType<ApiKeyView>
export const ApiKeys = z.array(ApiKey)
export const CreatedApiKey = ApiKey.extend({ key: z.string().describe('The whole key: it is answered only here.') })

export const AccountProfile = z.strictObject({
  userName: z.string(),
  public: z.boolean(),
  links: z.array(z.string()),
}) satisfies z.ZodType<Profile>

const ExportedVersion = z.strictObject({
  version: z.int(),
  savedAt: Time,
  ...Stack.pick({ name: true, title: true, description: true, twitterHandle: true, theme: true, htmlContent: true })
    .shape,
  ...sectionFields,
})

export const AccountExport = z.strictObject({
  exportedAt: Time,
  account: z.strictObject({
    id: z.string(),
    email: z.string().nullable(),
    name: z.string().nullable(),
    emailVerified: Time.nullable(),
    createdAt: Time,
  }),
  profile: AccountProfile,
  signInsElsewhere: z.array(z.strictObject({ provider: z.string(), providerAccountId: z.string() })),
  icons: z.array(z.strictObject({ id: z.string(), createdAt: Time })),
  apiKeys: z.array(z.strictObject(keyFields)),
  subscriptions: z.array(z.strictObject({ handle: z.string(), createdAt: Time })),
  stacks: z.array(Stack.extend({ deletedAt: Time.nullable(), versions: z.array(ExportedVersion) })),
})

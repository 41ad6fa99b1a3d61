import { z } from 'zod'
import { requiredName } from '@/lib/fields'
import { KEY_SCOPES, MAX_KEY_NAME } from './limits'

const Scope = z.enum(KEY_SCOPES, 'read or write')

export const NewApiKey = z.object({ name: requiredName(MAX_KEY_NAME), scope: Scope })
export type NewApiKey = z.output<typeof NewApiKey>

export const ApiKeyParam = z.object({ id: z.string().max(100) })

/** What a key's owner sees of it. */
export interface ApiKeyView {
  id: string
  name: string
  scope: z.output<typeof Scope>
  prefix: string
  createdAt: string
  lastUsedAt: string | null
}

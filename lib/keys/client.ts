import { idToken } from '@/lib/auth/client'
import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import type { ApiKeyView, NewApiKey } from './schema'

export async function createKey(fields: NewApiKey): Promise<ApiKeyView & { key: string }> {
  return fetchJson(paths.api.keys, {
    method: 'POST',
    body: fields,
    token: await idToken(),
    fallback: 'The API key could not be created. Please try again.',
  })
}

export async function deleteKey(id: string): Promise<void> {
  await fetchJson(paths.api.key(id), {
    method: 'DELETE',
    token: await idToken(),
    fallback: 'The API key could not be deleted. Please try again.',
  })
}

import { idToken } from '@/lib/auth/client'
import { fetchJson, RequestError } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { MAX_ICON_BYTES } from './limits'

/** Stores a picture of the signed-in visitor and gives the name under which it is shown. */
export async function uploadIcon(file: File): Promise<string> {
  if (file.size > MAX_ICON_BYTES) throw new RequestError('An icon may have at most 100 kB.', 413)
  const { icon_id: iconId } = await fetchJson<{ icon_id: string }>(paths.api.icons, {
    method: 'POST',
    body: file,
    token: await idToken(),
    fallback: 'The icon could not be uploaded. Please try again.',
  })
  return iconId
}

export async function removeIcon(iconId: string): Promise<void> {
  await fetchJson(paths.icon(iconId), {
    method: 'DELETE',
    token: await idToken(),
    fallback: 'The icon could not be removed. Please try again.',
  })
}

import type { TransformTheme } from '@/lib/engine/types'
import { fetchJson, RequestError } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import type { Section, SectionMap } from '@/lib/stack/schema'
import { fromSectionMap, toSectionMap } from '@/lib/stack/section-map'

const FAILED = 'Failed to transform tech stack'

/** Requests a stack retold in a theme: tools correspond by id, sections by position. */
export async function requestTransform(
  original: readonly Section[],
  theme: TransformTheme,
  signal: AbortSignal,
): Promise<{ sections: readonly Section[]; notice?: string | undefined }> {
  const { data, notice } = await fetchJson<{ data?: SectionMap; notice?: string }>(paths.api.transform, {
    method: 'POST',
    body: { ...toSectionMap(original), theme },
    signal,
    fallback: FAILED,
  })
  const sections = data && fromSectionMap(data)
  if (!sections) throw new RequestError(FAILED, 0)
  return { sections, notice }
}

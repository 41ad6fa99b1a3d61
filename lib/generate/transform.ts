import type { TransformTheme } from '@/lib/engine/types'
import { fetchJson, RequestError } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import type { Section, SectionMap } from '@/lib/stack/schema'
import { fromSectionMap, toSectionMap } from '@/lib/stack/section-map'

const FAILED = 'Failed to transform tech stack'

/** The same stack in the world of a theme: tool for tool by id, section for section by place. */
export async function requestTransform(
  sections: readonly Section[],
  theme: TransformTheme,
  signal: AbortSignal,
): Promise<Section[]> {
  const { data } = await fetchJson<{ data?: SectionMap }>(paths.api.transform, {
    method: 'POST',
    body: { ...toSectionMap(sections), theme },
    signal,
    fallback: FAILED,
  })
  const transformed = data && fromSectionMap(data)
  if (!transformed) throw new RequestError(FAILED, 0)
  return transformed
}

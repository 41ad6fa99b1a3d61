'use client'

import { useState } from 'react'
import { useStudio } from '@/components/studio/studio'
import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { addTools, exploredId } from '@/lib/stack/edit'
import type { Tool } from '@/lib/stack/schema'
import { toastFailure } from '@/lib/toast/failure'

const FAILED = 'Failed to explore tech category'

/** Adds tools that fit a section. Several sections may be explored at once; each keeps its own button busy. */
export function useExplore() {
  const { content, edit } = useStudio()
  const [exploring, setExploring] = useState<ReadonlySet<string>>(new Set())

  const explore = async (title: string) => {
    const section = content.sections.find((candidate) => candidate.title === title)
    if (!section || exploring.has(title)) return
    setExploring((busy) => new Set(busy).add(title))
    try {
      const { data: tools } = await fetchJson<{ data: Tool[] }>(paths.api.explore, {
        method: 'POST',
        body: { categoryName: title, existingItems: section.tools.map((tool) => tool.text) },
        fallback: FAILED,
      })
      const now = Date.now()
      edit(
        addTools(
          title,
          tools.map((tool) => ({ ...tool, id: exploredId(tool.id, now) })),
        ),
      )
    } catch (error) {
      toastFailure('Error', error, FAILED)
    } finally {
      setExploring((busy) => new Set([...busy].filter((other) => other !== title)))
    }
  }
  return { exploring, explore }
}

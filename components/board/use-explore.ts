'use client'

import { useState } from 'react'
import { useStudio } from '@/components/studio/studio'
import { addTools, exploredId } from '@/lib/stack/edit'
import { exploreCategory } from '@/lib/stack/client'
import { toastFailure } from '@/lib/toast-failure'

/** Adds tools that fit a section. Several sections may be explored at once; each keeps its own button busy. */
export function useExplore() {
  const { content, edit } = useStudio()
  const [exploring, setExploring] = useState<ReadonlySet<string>>(new Set())

  const explore = async (title: string) => {
    const section = content.sections.find((candidate) => candidate.title === title)
    if (!section || exploring.has(title)) return
    setExploring((busy) => new Set(busy).add(title))
    try {
      const tools = await exploreCategory(
        title,
        section.tools.map((tool) => tool.text),
      )
      const now = Date.now()
      edit(
        addTools(
          title,
          tools.map((tool) => ({ ...tool, id: exploredId(tool.id, now) })),
        ),
      )
    } catch (error) {
      toastFailure('Error', error, 'Failed to explore tech category')
    } finally {
      setExploring((busy) => new Set([...busy].filter((other) => other !== title)))
    }
  }
  return { exploring, explore }
}

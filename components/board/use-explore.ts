'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { useMode } from '@/components/studio/mode'
import { useStudio } from '@/components/studio/studio'
import { EXPLORE_FAILED, exploreSection } from '@/lib/generate/explore-section'
import { addMissingTools, missingTools } from '@/lib/stack/edit'
import { toastFailure } from '@/lib/toast/failure'
import { toast } from '@/lib/toast/toast'

/**
 * Adds related tools to a section. Several sections can be explored in parallel, each with a busy
 * button.
 */
export function useExplore() {
  const { content, edit } = useStudio()
  const { setEditing } = useMode()
  /** Another answer may change the board while a request is in flight. */
  const board = useRef(content.sections)
  useLayoutEffect(() => {
    board.current = content.sections
  }, [content.sections])
  const [exploring, setExploring] = useState<ReadonlySet<string>>(new Set())
  /** Tools that exploring has added in this visit and that are neither kept nor reset. */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())

  const explore = async (title: string) => {
    const section = content.sections.find((candidate) => candidate.title === title)
    if (!section || exploring.has(title)) return
    setEditing(true)
    setExploring((busy) => new Set(busy).add(title))
    try {
      const { tools: found, notice } = await exploreSection(section, content.sections)
      const tools = missingTools(board.current, found)
      if (tools.length > 0) {
        edit(addMissingTools(title, tools))
        setFresh((known) => new Set([...known, ...tools.map(({ id }) => id)]))
      }
      if (tools.length > 0 && notice) toast({ title: 'Tools added', description: notice })
      if (tools.length === 0)
        toast({ title: 'Nothing to add', description: `No further tools were found for ${title}.` })
    } catch (error) {
      toastFailure('Error', error, EXPLORE_FAILED)
    } finally {
      setExploring((busy) => new Set([...busy].filter((other) => other !== title)))
    }
  }
  const keep = (title: string) => {
    const kept = new Set(content.sections.find((section) => section.title === title)?.tools.map(({ id }) => id))
    setFresh((known) => new Set([...known].filter((id) => !kept.has(id))))
  }
  return { exploring, explore, fresh, keep }
}

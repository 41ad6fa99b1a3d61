'use client'

import { useState } from 'react'
import { useStudio } from '@/components/studio/studio'
import { EXPLORE_FAILED, requestTools } from '@/lib/generate/explore'
import { addTools } from '@/lib/stack/edit'
import { toastFailure } from '@/lib/toast/failure'

/** Adds tools that fit a section. Several sections may be explored at once; each keeps its own button busy. */
export function useExplore() {
  const { content, edit } = useStudio()
  const [exploring, setExploring] = useState<ReadonlySet<string>>(new Set())

  const explore = async (title: string) => {
    const section = content.sections.find((candidate) => candidate.title === title)
    if (!section || exploring.has(title)) return
    setExploring((busy) => new Set(busy).add(title))
    try {
      edit(addTools(title, await requestTools(section)))
    } catch (error) {
      toastFailure('Error', error, EXPLORE_FAILED)
    } finally {
      setExploring((busy) => new Set([...busy].filter((other) => other !== title)))
    }
  }
  return { exploring, explore }
}

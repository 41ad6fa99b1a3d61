'use client'

import { useState } from 'react'
import { useStudio } from '@/components/studio/studio'
import { formatCount } from '@/lib/text/format-count'
import { toastFailure } from '@/lib/toast/failure'
import { toast } from '@/lib/toast/toast'

/** Adds the tools that the engine finds missing. Its code loads on first use. */
export function useSuggestMissing() {
  const { content, edit } = useStudio()
  const [suggesting, setSuggesting] = useState(false)

  const suggest = async () => {
    if (suggesting) return
    setSuggesting(true)
    try {
      const { addSuggestions, suggestMissing } = await import('@/lib/generate/suggest-missing')
      const suggested = await suggestMissing(content.sections)
      const names = suggested.flatMap(({ tools }) => tools.map(({ text }) => text))
      if (names.length > 0) edit(addSuggestions(suggested))
      toast(
        names.length > 0
          ? {
              title: `${formatCount(names.length, 'tool')} added`,
              description: `${names.join(', ')}. Undo removes them.`,
            }
          : { title: 'Nothing to suggest', description: 'No tool was found that this stack lacks.' },
      )
    } catch (error) {
      toastFailure('Error', error, 'Failed to suggest tools')
    } finally {
      setSuggesting(false)
    }
  }
  return { suggesting, suggest: () => void suggest() }
}

'use client'

import { useStudio } from '@/components/studio/studio'

/** Where a stack is described and made. */
export function Generator() {
  const { content } = useStudio()
  return content.sections.length === 0 ? (
    <h1 className="text-4xl font-semibold">Describe how you work. Get your stack.</h1>
  ) : null
}

'use client'

import { useStudio } from '@/components/studio/studio'
import { BoardSection } from './board-section'

export function Board() {
  const { content } = useStudio()
  return (
    <div className="grid min-w-0 flex-1 items-start gap-4 lg:grid-cols-2 xl:grid-cols-3">
      {content.sections.map((section) => (
        <BoardSection key={section.title} section={section} />
      ))}
    </div>
  )
}

'use client'

import { memo } from 'react'
import type { Section } from '@/lib/stack/schema'
import { ToolTile } from './tool-tile'

export const BoardSection = memo(function BoardSection({ section }: { section: Section }) {
  return (
    <section data-part="section" aria-label={`Section ${section.title}`} className="rounded-card border bg-raised p-3">
      <h2 className="font-semibold">
        <bdi>{section.title}</bdi>
      </h2>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(120px,1fr))] justify-items-center gap-2">
        {section.tools.map((tool) => (
          <ToolTile key={tool.id} tool={tool} />
        ))}
      </ul>
    </section>
  )
})

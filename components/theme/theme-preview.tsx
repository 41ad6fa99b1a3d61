'use client'

import { ToolIcon } from '@/components/board/tool-icon'
import { useStudio } from '@/components/studio/studio'
import type { StackTheme } from '@/lib/stack/stack-theme'

const SHOWN = 3
const sample = (id: string, text: string, color: string) => ({
  id,
  text,
  description: '',
  icon_id: `simple-icons:${id}`,
  color,
})
const SAMPLE = {
  title: 'Daily drivers',
  tools: [
    sample('firefox', 'Firefox', '#ff7139'),
    sample('obsidian', 'Obsidian', '#7c3aed'),
    sample('spotify', 'Spotify', '#1ed760'),
  ],
}

/** A corner of the visitor's board in a theme, styled by the rules of the page. */
export function ThemePreview({ theme }: { theme: StackTheme }) {
  const { content } = useStudio()
  const section = content.sections.find(({ tools }) => tools.length >= SHOWN) ?? SAMPLE
  return (
    <span
      data-theme={theme}
      data-part="theme-preview"
      aria-hidden
      // On a phone two previews fit side by side, at half the size. On larger screens all four fit
      // a window of 900 px, with room for a toast above the dialog.
      className="block overflow-hidden rounded-card border p-3 select-none max-sm:[zoom:0.5] sm:[zoom:0.85]"
    >
      <span data-part="chrome" className="mb-2 inline-block font-heading text-lg leading-6 font-bold">
        {content.title ? <bdi className="line-clamp-1">{content.title}</bdi> : 'Your stack'}
      </span>
      <span data-part="section" className="block rounded-card border bg-raised p-3">
        <span data-part="section-bar" className="flex min-h-0! items-center gap-1">
          <span data-part="bar-title" className="min-w-0 flex-1 truncate text-[14px] font-semibold">
            <bdi>{section.title}</bdi>
          </span>
        </span>
        <span data-part="tools" className="mt-1 grid grid-cols-3 gap-1">
          {section.tools.slice(0, SHOWN).map((tool) => (
            <span
              key={tool.id}
              data-part="tile"
              className="flex min-w-0 flex-col items-center gap-1 rounded-control py-1 text-center text-[12px] leading-4"
            >
              <ToolIcon tool={tool} />
              <bdi className="line-clamp-1 max-w-full [overflow-wrap:anywhere]">{tool.text}</bdi>
            </span>
          ))}
        </span>
      </span>
      <span className="mt-2 flex justify-end gap-2">
        <span data-part="button" className="rounded-control border bg-raised px-3 py-0.5 text-sm">
          Share
        </span>
        <span
          data-part="button"
          data-variant="default"
          className="rounded-control border border-transparent bg-accent px-3 py-0.5 text-sm text-accent-ink"
        >
          Save
        </span>
      </span>
    </span>
  )
}

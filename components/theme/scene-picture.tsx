'use client'

import type { TransformTheme } from '@/lib/engine/types'

/** The icon of each scene, in a view box of 24 × 24. */
const SIGNS: Readonly<Record<TransformTheme, string>> = {
  '90s': 'M4 4h16v13H4zM9 21h6M12 17v4M7 8h6M7 11h9',
  '80s': 'M3 7h18v10H3zM8 12a1.5 1.5 0 1 0 .01 0M16 12a1.5 1.5 0 1 0 .01 0M9.5 12h5M8 17l1.5-2h5l1.5 2',
  y2k: 'M12 3a9 9 0 1 0 .01 0M12 10a2 2 0 1 0 .01 0M15 5l-2 4M19 9l-4 2',
  future: 'M12 2c4 3 5 8 4 13H8C7 10 8 5 12 2zM8 13l-4 4v3l4-3M16 13l4 4v3l-4-3M10 18v3M14 18v3M12 8v.01',
  'stone age': 'M6 21L17 8M14 4l6 6-4 3-6-6zM3 14l3-4M4 8l2-3',
  alien:
    'M12 3c5 0 8 3 8 7 0 5-5 11-8 11S4 15 4 10c0-4 3-7 8-7zM7 10c3 0 4 2 4 4-3 0-4-2-4-4zM17 10c-3 0-4 2-4 4 3 0 4-2 4-4z',
  matrix: 'M5 3v5M5 11v2M5 16v5M10 3v2M10 8v6M10 17v2M15 3v8M15 14v4M20 5v3M20 11v9',
  moon: 'M12 3a9 9 0 1 0 .01 0M9 8a2 2 0 1 0 .01 0M15 12a2.5 2.5 0 1 0 .01 0M9 16a1 1 0 1 0 .01 0',
  hacker: 'M3 5h18v14H3zM7 9l3 3-3 3M12 15h5',
  genius: 'M2 9l10-5 10 5-10 5zM6 11v5c3 3 9 3 12 0v-5M22 9v6',
  'gossip girl':
    'M4 5h16v11H11l-5 4v-4H4zM12 8c-1-1.5-3.5-.5-3 1.2.4 1.4 2 2.300 3 3.300 1-1 2.600-1.900 3-3.300.5-1.700-2-2.700-3-1.200z',
  nerd: 'M2 12h2M20 12h2M4 9h6v6H4zM14 9h6v6h-6zM10 12h4',
  jock: 'M7 3h10v6a5 5 0 0 1-10 0zM7 5H3v2a4 4 0 0 0 4 4M17 5h4v2a4 4 0 0 1-4 4M12 14v4M8 21h8',
}

/**
 * A miniature of a scene: backdrop, heading font, icon and a tile, styled by the rules of the page.
 */
export function ScenePicture({ scene }: { scene: TransformTheme }) {
  return (
    <span
      aria-hidden
      data-scene={scene}
      className="flex h-12 items-center justify-between gap-2 overflow-hidden rounded-[6px] px-2.5 text-ink"
      style={{ background: 'var(--backdrop)' }}
    >
      <span className="font-heading text-[15px] leading-none">Aa</span>
      {/* Not by the class of raised surfaces, whose text Fun 90s makes black. */}
      <span className="flex size-9 items-center justify-center rounded-[8px] bg-(--raised) text-accent">
        <svg viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" strokeWidth="1.75">
          <path d={SIGNS[scene]} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
    </span>
  )
}

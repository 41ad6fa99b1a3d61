'use client'

import { firstSection } from '@/components/board/elements'
import { IconRow } from '@/components/board/icon-row'
import { Button } from '@/components/ui/button'
import { representativeTools } from '@/lib/stack/representative-tools'
import type { Draft } from '@/lib/stack/draft'

const ICONS = 4

interface DraftOfferProps {
  draft: Draft
  restore: () => void
}

/** Offers the newest draft of this device, with its title and a few icons. */
export function DraftOffer({ draft, restore }: DraftOfferProps) {
  return (
    <section aria-labelledby="continue" className="draft-offer" data-part="card">
      <div className="min-w-0 flex-[1_1_10rem]">
        <h2 id="continue" className="font-body text-sm leading-5 font-normal tracking-normal text-muted">
          Continue
        </h2>
        <p className="truncate font-medium">
          <bdi>{draft.content.title || draft.content.name || 'Your stack'}</bdi>
        </p>
      </div>
      <IconRow
        icons={representativeTools(draft.content.sections, ICONS).map(({ text, icon_id, color }) => ({
          name: text,
          icon: icon_id,
          color,
        }))}
      />
      <Button
        onClick={() => {
          restore()
          // The button disappears with the last draft, so move focus to the restored board.
          requestAnimationFrame(() => firstSection()?.focus({ preventScroll: true }))
        }}
      >
        Restore draft
      </Button>
    </section>
  )
}

'use client'

import { useEffect } from 'react'
import { firstSection } from '@/components/board/elements'
import { IconRow } from '@/components/board/icon-row'
import { Button } from '@/components/ui/button'
import { representativeTools } from '@/lib/stack/representative-tools'
import { useDraftOffer } from './use-draft'

const ICONS = 4

/** The newest draft of this device, above the empty generator. Its place is kept before the scripts have come. */
export function DraftOffer() {
  const { draft, restore } = useDraftOffer()
  const offered = draft !== undefined
  useEffect(() => {
    document.documentElement.toggleAttribute('data-draft', offered)
  }, [offered])
  return (
    <div className="draft-slot">
      {draft && (
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
              // The button goes with the last draft; the focus goes on to what it brought back.
              requestAnimationFrame(() => firstSection()?.focus({ preventScroll: true }))
            }}
          >
            Restore draft
          </Button>
        </section>
      )}
    </div>
  )
}

'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { useStudio } from '@/components/studio/studio'
import { STACK_THEMES, type StackTheme } from '@/lib/stack/stack-theme'
import { isPlainView, setPlainView } from '@/lib/theme/page-theme'
import { endScene } from '@/lib/theme/stored-original'
import { THEMES } from '@/lib/theme/themes'
import { ThemePreview } from './theme-preview'

interface Props {
  onClose: () => void
}

let openings = 0

export function ThemeDialog({ onClose }: Props) {
  return (
    <Dialog
      onClose={onClose}
      title="Choose a Theme"
      description="The page changes as you choose. Visitors of your share see this theme."
      className="sm:max-w-3xl"
    >
      <ThemeChoice onDone={onClose} />
    </Dialog>
  )
}

function ThemeChoice({ onDone }: { onDone: () => void }) {
  const { content, change } = useStudio()
  const group = useId()
  // All changes until the dialog closes are one step of undo.
  const [gesture] = useState(() => `theme-${++openings}`)

  const choose = (theme: StackTheme) => {
    if (isPlainView()) setPlainView(false)
    endScene()
    change((now) => ({ ...now, theme }), gesture)
  }

  return (
    <>
      <div role="radiogroup" aria-label="Theme" className="mb-3 grid grid-cols-2 gap-2 sm:gap-3">
        {STACK_THEMES.map((theme) => (
          <label
            key={theme}
            className="row-span-2 grid cursor-pointer grid-rows-subgrid gap-y-0 rounded-card border-2 p-2 has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <ThemePreview theme={theme} />
            <span className="mt-2 flex items-start gap-2 px-1 sm:gap-2.5">
              <input
                type="radio"
                name={group}
                value={theme}
                checked={content.theme === theme}
                onChange={() => choose(theme)}
                aria-label={THEMES[theme].label}
                // The scroll margin keeps a focused choice clear of the button below.
                className="mt-0.5 size-5 shrink-0 scroll-my-24 accent-accent outline-none"
              />
              <span className="min-w-0">
                <span className="block font-semibold">{THEMES[theme].label}</span>
                <span className="block text-sm text-pretty text-muted max-sm:hidden">{THEMES[theme].summary}</span>
              </span>
            </span>
          </label>
        ))}
      </div>
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          Done
        </Button>
      </DialogActions>
    </>
  )
}

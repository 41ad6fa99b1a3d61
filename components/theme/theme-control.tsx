'use client'

import { useDialogs } from '@/components/studio/dialogs'
import { Button } from '@/components/ui/button'
import { LazyThemeDialog } from './lazy-parts'

/** The button that opens 'Choose a Theme'. */
export function ThemeButton({ quiet = false, className }: { quiet?: boolean; className?: string | undefined }) {
  const { show } = useDialogs()
  return (
    <Button
      aria-haspopup="dialog"
      variant={quiet ? 'ghost' : 'secondary'}
      size={quiet ? 'sm' : 'default'}
      className={className}
      onClick={() => show({ kind: 'theme' })}
      onPointerEnter={LazyThemeDialog.preload}
    >
      Theme
    </Button>
  )
}

'use client'

import { Component } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import { fallBackToModern } from '@/lib/theme/page-theme'

interface Props {
  children: React.ReactNode
  /** Whether to render the children again in Modern. Decoration is left out instead. */
  retry?: boolean
}

interface State {
  /** True until it is decided what to show instead. */
  failing: boolean
  failures: number
  closed: boolean
}

/** Catches errors of a theme: shows a toast, switches to Modern and renders the children again. */
export class ThemeBoundary extends Component<Props, State> {
  override state: State = { failing: false, failures: 0, closed: false }

  static getDerivedStateFromError(): Partial<State> {
    return { failing: true, closed: false }
  }

  override componentDidCatch(error: unknown): void {
    console.error('The theme failed:', error)
    fallBackToModern()
    this.setState(({ failures }) => ({ failing: false, failures: failures + 1 }))
  }

  override render() {
    const { failing, failures, closed } = this.state
    const showsChildren = !failing && (failures === 0 || (failures === 1 && this.props.retry))
    return (
      <>
        {failures > 0 &&
          !closed &&
          createPortal(<ThemeFailed onClose={() => this.setState({ closed: true })} />, document.body)}
        {showsChildren && this.props.children}
      </>
    )
  }
}

/** Outside the page and above dialogs, because the theme may have been chosen in one. */
function ThemeFailed({ onClose }: { onClose: () => void }) {
  return (
    <div data-above-dialogs="" className="contents">
      <div
        role="alert"
        data-part="toast"
        data-variant="default"
        className="fixed bottom-4 left-4 z-50 flex max-w-[calc(100vw-2rem)] items-center gap-3 rounded-card border bg-raised p-4 text-ink shadow-float"
      >
        Something went wrong with the theme.
        <Button size="sm" onClick={onClose}>
          OK
        </Button>
      </div>
    </div>
  )
}

'use client'

import { Component } from 'react'
import { toastError } from '@/lib/toast/toast'

interface OptionalPartProps {
  children: React.ReactNode
  onFailed?: () => void
}

/** A part that the page can do without: when it cannot be loaded or drawn, one message says so and the rest goes on. */
export class OptionalPart extends Component<OptionalPartProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    toastError('This part could not be loaded', 'Check your connection and try again. Nothing on the board is lost.')
    this.props.onFailed?.()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

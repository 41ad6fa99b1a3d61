'use client'

import { useState } from 'react'
import { readDevice, writeDevice } from '@/lib/browser/device-storage'

const VISITS = 'visits-90s'
const DIGITS = 6

let counted: number | undefined

/** Counts page loads, on this device only. */
function countVisit(): number {
  if (counted === undefined) {
    const before = readDevice(VISITS)
    counted = (typeof before === 'number' && before > 0 ? Math.floor(before) : 0) + 1
    writeDevice(VISITS, counted)
  }
  return counted
}

/**
 * A retro footer: a visitor counter for this device, and the screen size that the page looks best
 * in.
 */
export function VisitorCounter() {
  const [visits] = useState(countVisit)
  return (
    <div
      role="group"
      data-part="visitor-counter"
      aria-label="Visitor counter"
      className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 border-t-2 border-white bg-black px-4 py-3 text-sm text-white print:hidden"
    >
      <p className="flex items-center gap-2">
        You have been here
        <span data-part="counter">{String(visits).padStart(DIGITS, '0')}</span>
        {visits === 1 ? 'time' : 'times'}
      </p>
      <p data-part="best-viewed">Best viewed at 800 × 600, and at any other size</p>
    </div>
  )
}

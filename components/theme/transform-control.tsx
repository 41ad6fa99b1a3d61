'use client'

/** Turns the stack into a themed variant. */
export function TransformButton() {
  return null
}

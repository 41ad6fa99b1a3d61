'use client'

/** The persona page that accompanies a stack. */
export function PersonaPanel() {
  return null
}

'use client'

/** Opens 'Choose a Theme'. */
export function ThemeButton() {
  return null
}

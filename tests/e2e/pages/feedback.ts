import type { Page } from '@playwright/test'

export function feedbackOf(page: Page) {
  const text = page.getByRole('textbox', { name: 'Your feedback', exact: true })
  const send = page.getByRole('button', { name: 'Send feedback', exact: true })

  const open = () => page.goto('/feedback')
  return { text, send, open }
}

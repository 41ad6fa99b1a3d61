import type { Page } from '@playwright/test'

/** Page object of the parts around every page: banners, logo, account, toasts. */
export function headerOf(page: Page) {
  const banner = page.getByRole('region', { name: 'Subscribe for v2', exact: true })
  const claim = banner.getByRole('button', { name: 'Claim a handle', exact: true })
  const email = banner.getByRole('textbox', { name: 'Email', exact: true })
  const handle = banner.getByRole('textbox', { name: 'Handle', exact: true })
  const subscribe = banner.getByRole('button', { name: 'Subscribe', exact: true })
  const closeBanner = banner.getByRole('button', { name: 'Close subscription banner', exact: true })
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true })
  const profile = page.getByRole('link', { name: 'Profile', exact: true })
  const signOut = page.getByRole('button', { name: 'Sign out', exact: true })
  const logo = page.getByRole('banner').getByRole('link', { name: 'Stackbook', exact: true })
  const notifications = page.getByRole('region', { name: 'Notifications (F8)' })
  const dismiss = page.getByRole('button', { name: 'Dismiss notification', exact: true })

  const toast = (text: string) => notifications.getByText(text, { exact: true })
  return {
    banner,
    claim,
    email,
    handle,
    subscribe,
    closeBanner,
    signIn,
    profile,
    signOut,
    logo,
    notifications,
    dismiss,
    toast,
  }
}

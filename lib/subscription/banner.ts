/** Set on this device once the banner was closed or a subscription made: the server then leaves the banner out. */
export const BANNER_COOKIE = 'v2-banner'

const YEAR_SECONDS = 365 * 24 * 3600
const HANDLE_MAX = 20

export function hideBannerHere(): void {
  document.cookie = `${BANNER_COOKIE}=hidden; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}

/** What may stand in the handle field: letters, digits and underscores, without the @ that people write before them. */
export function typedHandle(text: string): string {
  return text.replace(/\W/g, '').slice(0, HANDLE_MAX)
}

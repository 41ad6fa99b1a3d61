/** A cookie set after the banner was closed or used, so that the server leaves the banner out. */
export const BANNER_COOKIE = 'v2-banner'

const YEAR_SECONDS = 365 * 24 * 3600

export function hideBannerHere(): void {
  document.cookie = `${BANNER_COOKIE}=hidden; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}

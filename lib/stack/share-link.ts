const SHARE_CODE = /^(?=.*\d)[2-9A-HJ-NP-Za-km-z]{10}$/

export function isShareCode(text: string): boolean {
  return SHARE_CODE.test(text)
}

/** The code in what a visitor pasted: the code itself, or any of the product's links that carry one. */
export function shareCodeIn(text: string): string {
  const trimmed = text.trim()
  // Some browsers show and copy addresses without their beginning.
  const link = trimmed.includes('/') && !/^\w+:\/\//.test(trimmed) ? `https://${trimmed}` : trimmed
  if (!URL.canParse(link)) return trimmed
  const url = new URL(link)
  return url.searchParams.get('share') ?? url.pathname.split('/').filter(Boolean).at(-1) ?? trimmed
}

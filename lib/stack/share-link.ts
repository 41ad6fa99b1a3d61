const SHARE_CODE = /^(?=.*\d)[2-9A-HJ-NP-Za-km-z]{10}$/

export function isShareCode(text: string): boolean {
  return SHARE_CODE.test(text)
}

/** The code in what a visitor pasted: the code itself, or any of the product's links that carry one. */
export function shareCodeIn(text: string): string {
  const trimmed = text.trim()
  if (!URL.canParse(trimmed)) return trimmed
  const url = new URL(trimmed)
  return url.searchParams.get('share') ?? url.pathname.split('/').filter(Boolean).at(-1) ?? trimmed
}

export interface CaptionTrack {
  readonly language: string
  /** Whether they were generated automatically: the last choice within a language. */
  readonly automatic: boolean
  readonly url: string
}

/** The languages of an Accept-Language header in order, without regions. */
export function acceptedLanguages(acceptLanguage: string | null): string[] {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/\s*;\s*q=/)
      return {
        language: tag.split('-')[0]?.toLowerCase() ?? '',
        quality: quality === undefined ? 1 : Number(quality) || 0,
      }
    })
    .filter(({ language, quality }) => /^[a-z]{2,3}$/.test(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
  return [...new Set([...wanted, 'en'])]
}

/**
 * Captions in the visitor's language, else in English, else any; those by people before automatic
 * ones.
 */
export function chooseCaptionTrack(
  tracks: readonly CaptionTrack[],
  wanted: readonly string[],
): CaptionTrack | undefined {
  const byHand = [...tracks].sort((a, b) => Number(a.automatic) - Number(b.automatic))
  for (const language of wanted) {
    const match = byHand.find((track) => track.language.split('-')[0]?.toLowerCase() === language)
    if (match) return match
  }
  return byHand[0]
}

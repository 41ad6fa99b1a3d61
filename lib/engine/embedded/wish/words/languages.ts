/** Languages that people speak, out of what the runtime knows of them. */

let names: RegExp | undefined

function load(): RegExp {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const spoken = letters.flatMap((a) => letters.flatMap((b) => known.of(a + b) ?? []))
  const plain = spoken.filter((name) => /^[A-Z][a-z]+$/.test(name))
  return new RegExp(`\\blearn(?:ing)? (?:to speak |some |basic )?(?:${plain.join('|')})\\b`, 'i')
}

/** "Learn Arabic": who does so learns a language, whichever it is. */
export const withLearner = (wish: string): string => wish.replace((names ??= load()), '$& as a language learner')

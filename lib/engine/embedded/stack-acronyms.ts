/** Expands acronyms of stacks: "MERN" names four tools. */
const STACKS: Readonly<Record<string, string>> = {
  mern: 'MongoDB, Express, React and Node.js',
  mevn: 'MongoDB, Express, Vue.js and Node.js',
  pern: 'PostgreSQL, Express, React and Node.js',
  lemp: 'Linux, nginx, MySQL and PHP',
  mean: 'MongoDB, Express, Angular and Node.js',
  lamp: 'Linux, Apache, MySQL and PHP',
  tall: 'Tailwind CSS, Alpine.js, Laravel and Livewire',
}

/**
 * In lower case an acronym needs the word "stack" beside it: "lamp" and "mean" are ordinary words.
 */
const LETTERS = /\b(?:(mern|mevn|pern|lemp)(?:[ -]stack)?|(mean|lamp|tall)[ -]stack)\b/gi

/** "MERN stack developer" names four tools. */
export const expandStackAcronyms = (text: string): string =>
  text.replace(
    LETTERS,
    (letters, alone?: string, beforeStack?: string) => STACKS[(alone ?? beforeStack ?? '').toLowerCase()] ?? letters,
  )

/** What the letters of a stack stand for, where a name of four letters stands for four tools. */
const STACKS: Readonly<Record<string, string>> = {
  mern: 'MongoDB, Express, React and Node.js',
  mevn: 'MongoDB, Express, Vue.js and Node.js',
  pern: 'PostgreSQL, Express, React and Node.js',
  lemp: 'Linux, nginx, MySQL and PHP',
  mean: 'MongoDB, Express, Angular and Node.js',
  lamp: 'Linux, Apache, MySQL and PHP',
  tall: 'Tailwind CSS, Alpine.js, Laravel and Livewire',
}

/** A mean stack in small letters is a stack still; a lamp or somebody tall is none without the word. */
const LETTERS = /\b(?:(mern|mevn|pern|lemp)(?:[ -]stack)?|(mean|lamp|tall)[ -]stack)\b/gi

/** "MERN stack developer" names four tools. */
export const withStacksSpeltOut = (text: string): string =>
  text.replace(
    LETTERS,
    (letters, alone?: string, beforeStack?: string) => STACKS[(alone ?? beforeStack ?? '').toLowerCase()] ?? letters,
  )

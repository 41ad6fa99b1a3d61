/** What the empty prompt types by itself. Short enough for three lines on the smallest phone. */
export const TYPED_EXAMPLES: readonly string[] = [
  'I build small SaaS products alone with Next.js, Postgres and far too much coffee',
  'A podcaster who records at home, edits on a Mac and hates subscriptions',
  'React, TypeScript, Tailwind CSS, Figma, Linear, Raycast, Arc',
  'Wedding photographer, two camera bodies, edits on the train',
  'Everything free and open source, on Linux, for a design student',
]

export interface Example {
  name: string
  prompt: string
  tools: string
}

export const EXAMPLES: readonly Example[] = [
  {
    name: '10x dev',
    prompt:
      'A full-stack developer who ships every day: a fast editor, an AI pair, a keyboard-driven Mac, typed code from database to browser, and deploys that nobody has to watch.',
    tools: 'TypeScript, Next.js, PostgreSQL, Cursor, Raycast, Docker, GitHub, Vercel',
  },
  {
    name: 'Free Software Enthusiast',
    prompt:
      'Somebody who runs only free and open source software, on Linux and on servers of their own, for writing, drawing, mail, music and code. No accounts with large companies.',
    tools: 'Debian, Emacs, GIMP, LibreOffice, Firefox, Nextcloud, Signal',
  },
  {
    name: 'Longevity',
    prompt:
      'Somebody who wants to live long and well: sleep, training, food, blood values and calm, measured at home and written down.',
    tools: 'Oura Ring, WHOOP, Withings Body+, Cronometer, Apple Watch, Headspace',
  },
]

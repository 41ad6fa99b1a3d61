/**
 * Texts that the empty prompt types as examples. Short enough for three lines on the smallest
 * phone.
 */
export const TYPED_EXAMPLES: readonly string[] = [
  'Indie hacker who builds small SaaS products alone, evenings and weekends',
  'A podcaster who records at home and hates subscriptions',
  'React, TypeScript, Tailwind CSS, Vercel, Sentry, Figma, Linear, Notion, Raycast, Slack, Spotify, Arc',
  'Wedding photographer, two camera bodies, edits on the train',
  'Graphic designer on Linux, everything free and open source',
]

export interface Example {
  name: string
  prompt: string
  tools: string
}

export const EXAMPLES: readonly Example[] = [
  {
    name: '10x dev',
    prompt: 'A full-stack developer who ships every day and wants the fastest tools for it',
    tools: 'Next.js, PostgreSQL, Zed, Playwright, Sentry',
  },
  {
    name: 'Free Software Enthusiast',
    prompt: 'A free software enthusiast on Linux who self-hosts everything',
    tools: 'Debian, GNOME, Neovim, LibreOffice, Nextcloud',
  },
  {
    name: 'Longevity',
    prompt: 'Longevity: somebody who tracks sleep, training, food and blood values to live long and well',
    tools: 'Oura Ring, Whoop, Eight Sleep Pod, Dexcom G7',
  },
]

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { personaPage } from '@/lib/engine/embedded/persona/page'
import { personaText } from '@/lib/engine/persona-text'
import { sanitise } from '@/lib/persona/sanitise/sanitise'
import type { SeedStack } from '@/prisma/seed/stacks'

/**
 * `npm run seed-pages`: makes the persona pages of the seeded stacks from their texts in
 * `prisma/seed/stacks.json`.
 */

const FOLDER = 'prisma/seed/pages'
/** Words that choose the design of a page, for stacks whose own words do not. */
const WISHES: Readonly<Record<string, string>> = {
  'indie-hacker': 'profile table',
  '10x-dev': 'a terminal',
  'free-software': 'a desktop of windows',
  longevity: 'a meadow',
  podcaster: 'a music player',
  'wedding-photographer': 'glitter',
  'data-scientist': 'a newspaper front page',
  novelist: 'a diary',
  'music-producer': 'sunset',
  streamer: 'a quest',
  'private-household': 'chrome',
  'brand-designer': 'scene',
}

mkdirSync(FOLDER, { recursive: true })
const stacks = JSON.parse(readFileSync('prisma/seed/stacks.json', 'utf8')) as SeedStack[]
for (const { id, title, persona } of stacks) {
  const { html } = personaPage({
    prompt: WISHES[id] ?? '',
    title,
    description: personaText(persona),
    html: '',
    mode: 'new',
  })
  const clean = await sanitise(html)
  if (clean.removed.length > 0) throw new Error(`${id}: the sanitiser removed ${JSON.stringify(clean.removed)}`)
  writeFileSync(path.join(FOLDER, `${id}.html`), clean.html)
  console.log(`${id.padEnd(22)} ${clean.html.length} characters`)
}

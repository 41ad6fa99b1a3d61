import { contrast } from '@/lib/colour'
import { generateStack } from '@/lib/engine/embedded/generate'
import { type ToolFace, toolFace } from '@/lib/faces/tool-face'

/** Counts the kinds of faces on the tiles of generated stacks, by profession. */

export const PROFESSIONS: Readonly<Record<string, readonly string[]>> = {
  'wedding photographer': [
    'Wedding photographer in Lisbon',
    'I shoot weddings on two bodies',
    'wedding photo and film duo',
  ],
  parent: ['Parent of three small children', 'A family calendar and a calm kitchen', 'new dad who works from home'],
  biohacker: ['Biohacker who tracks sleep', 'I measure glucose and HRV', 'longevity and supplements'],
  novelist: ['Novelist writing a trilogy', 'I write crime novels at night', 'self-published fantasy author'],
  nomad: ['Digital nomad in Chiang Mai', 'I work from a van', 'remote consultant with one bag'],
  dj: ['Techno DJ', 'DJ for weddings and clubs', 'vinyl DJ who also produces'],
  nurse: ['Nurse on night shifts', 'paediatric nurse', 'community nurse with a car'],
  saas: ['I build SaaS with Next.js', 'solo founder of a small web product', 'indie hacker with Postgres'],
  developer: ['Backend developer in Go', 'frontend engineer', 'data engineer'],
  teacher: ['Primary school teacher', 'maths teacher who flips the class', 'university lecturer'],
  lawyer: ['Lawyer with a small firm', 'in-house counsel', 'notary'],
  chef: ['Chef of a bistro', 'home baker', 'food blogger'],
  musician: ['Guitarist in a band', 'bedroom producer', 'film composer'],
  streamer: ['Twitch streamer', 'YouTuber about gadgets', 'podcaster'],
  designer: ['Product designer', 'illustrator with an iPad', 'brand designer'],
  gardener: ['Gardener with a greenhouse', 'small organic farm', 'balcony gardener'],
  runner: ['Marathon runner', 'triathlete', 'cyclist who commutes'],
  realtor: ['Real estate agent', 'property manager', 'architect'],
  accountant: ['Accountant for small companies', 'freelance bookkeeper', 'tax adviser'],
  maker: ['3D printing hobbyist', 'woodworker', 'electronics tinkerer'],
}

export interface FaceCounts {
  tools: number
  own: number
  maker: number
  app: number
  /** Faces without letters or without a colour. */
  bare: number
  /** Adjacent tools of a section with the same face. */
  alike: number
  leastContrast: number
}

/** Faces with the same key look the same. */
const faceKey = (face: ToolFace): string =>
  face.kind === 'mark' ? `${face.icon} ${face.model}` : `${face.monogram} ${face.fill}`

export function measureFaces(prompts: readonly string[]): FaceCounts {
  const counts: FaceCounts = { tools: 0, own: 0, maker: 0, app: 0, bare: 0, alike: 0, leastContrast: 21 }
  for (const prompt of prompts)
    for (const { tools } of generateStack({ prompt, tools: '', intelligence: false })) {
      const faces = tools.map((tool) => toolFace(tool, 'light'))
      counts.alike += faces.filter((face, at) => at > 0 && faceKey(face) === faceKey(faces[at - 1] ?? face)).length
      for (const face of faces) count(face, counts)
    }
  return counts
}

function count(face: ToolFace, counts: FaceCounts): void {
  counts.tools++
  if (face.kind === 'mark') counts[face.icon.startsWith('maker:') ? 'maker' : 'own']++
  else if (face.monogram === '' || face.fill === '') counts.bare++
  else {
    counts.app++
    counts.leastContrast = Math.min(counts.leastContrast, contrast(face.fill, face.ink))
  }
}

export const sumOf = (all: readonly FaceCounts[]): FaceCounts =>
  all.reduce((sum, one) => ({
    tools: sum.tools + one.tools,
    own: sum.own + one.own,
    maker: sum.maker + one.maker,
    app: sum.app + one.app,
    bare: sum.bare + one.bare,
    alike: sum.alike + one.alike,
    leastContrast: Math.min(sum.leastContrast, one.leastContrast),
  }))

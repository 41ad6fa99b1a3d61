import type { Arranged, Sorting } from './sorting'

/**
 * The parts of a field that fills most of a stack: a list of plug-ins reads better as synths and
 * effects than as one section and "more" of it.
 */
interface Part {
  readonly title: string
  /** What is said of such a thing in its name or its description. */
  readonly said: RegExp
}

const part = (title: string, said: RegExp): Part => ({ title, said })

/** By the title of the field. The first part that a thing is said to be of has it. */
const PARTS: ReadonlyMap<string, readonly Part[]> = new Map([
  [
    'Frontend',
    [
      part(
        'Styling & UI components',
        /\b(?:css|styl(?:es?|ing)|unstyled|widgets|controls|dialogs|icons?|class names|copy-and-paste components)\b/i,
      ),
      part('State, data & forms', /\b(?:state|stores?|refetch\w*|queries|forms?|hooks for|reducers)\b/i),
      part('Charts, maps & 3D in the browser', /\b(?:charts?|maps?|canvas|webgl|scenes)\b/i),
    ],
  ],
  [
    'AI assistants & models',
    [
      part('AI for code', /\b(?:editors?|pair programmer|coding|codebases?|repositor\w+|pull requests)\b/i),
      part(
        'AI for images, video & sound',
        /^(?!.*\b(?:assistant|chatbot)\b).*\b(?:images?|pictures?|videos?|voices?|speech|songs?|music|film)\b/i,
      ),
      part(
        'Models & AI on your own machine',
        /\b(?:own (?:machine|computer|hardware)|locally|weights|open models?)\b/i,
      ),
    ],
  ],
  [
    'Design & illustration',
    [
      part(
        'Interface design & prototypes',
        /\b(?:interfaces?|prototyp\w+|wirefram\w+|screen design|design systems?|mock-?ups?)\b/i,
      ),
      part(
        'Drawing & painting',
        /\b(?:paint(?:s|ing|ers?)?|draw(?:n|s|ing|ings)?|sketch\w*|brush\w*|pixel|cartoons?)\b/i,
      ),
      part(
        'Layout, vectors & print',
        /\b(?:layout|vectors?|logos?|magazines?|posters?|print\w*|publishing|templates)\b/i,
      ),
      part('Icons, type & colour', /\b(?:icons?|symbols|typograph\w*|palettes?|colou?rs?|contrast)\b/i),
    ],
  ],
  [
    'Audio production',
    [
      part(
        'Synths & samples',
        /^(?!.*\b(?:speech|arranger|workstation|editor|mastering|music reader)\b).*\b(?:synths?|synthesi[sz]\w+|samplers?|samples|sampled kits|sample (?:librar|brows)\w+|drum (?:machines?|samplers?|tracks?|librar\w+)|orchestral|wavetable|virtual instruments?)\b/i,
      ),
      part(
        'Mixing & mastering',
        /\b(?:reverb\w*|compress\w+|equali[sz]\w+|eq|master\w*|limiter|delays?|distort\w+|saturat\w+|channel strip|plug-?ins?|noise|pitch|vocals?)\b/i,
      ),
      part('Podcast & broadcast sound', /\b(?:podcast\w*|radio|broadcast\w*|transcript\w*|interviews?|feeds?)\b/i),
    ],
  ],
  [
    'Headphones, mics & speakers',
    [
      part(
        'Audio interfaces & recorders',
        /\b(?:interface (?:range|with|for)|converters?|dac|recorders?|mixers?|preamps?)\b/i,
      ),
      part('Microphones', /\b(?:microphones?|mics?|condensers?|lavaliers?|shotgun|ribbon|dynamic visible)\b/i),
      part('Headphones', /\b(?:headphones?|headsets?|earbuds?|earphones?|in-ears?|ear tips|airpods)\b/i),
      part(
        'Speakers & hi-fi sound',
        /\b(?:speakers?|loudspeakers?|soundbars?|subwoofers?|turntables?|bookshelf|two-ways|hi-fi|cones)\b/i,
      ),
    ],
  ],
  [
    'Instruments',
    [
      part(
        'Synths & drum machines',
        /\b(?:synth\w*|sampl\w+|drum machines?|groove\w*|monosynth|poly|modular|sequencers?|digital engines)\b/i,
      ),
      part('Pianos, keys & MIDI controllers', /\b(?:pianos?|controllers?|keyboards?|pads|midi|organs?)\b/i),
      part(
        'Guitars, amps & pedals',
        /\b(?:guitars?|guitarists?|bass|pedals?|amps?|amplifiers?|combos?|overdrive|strings|pickups?|humbuckers)\b/i,
      ),
    ],
  ],
  [
    'Camera gear',
    [
      part(
        'Lenses & filters',
        /^[^:]*(?:\b\d+(?:-\d+)? ?mm\b|\bf\/?\d|\blens(?:es)?\b)|\b(?:filters|primes?|telephoto|polarisers)\b/i,
      ),
      part(
        'Tripods, light & camera support',
        /\b(?:tripods?|gimbals?|ball heads?|plates|flash(?:es)?|speedlites?|softbox\w*|clamps?|sliders?|straps?)\b/i,
      ),
    ],
  ],
])

/** A part of one thing is no part. */
const ENOUGH_FOR_A_PART = 2

/**
 * The things of a field in its parts, the largest first, with what is of none under the field's own
 * title.
 */
export function inParts<T>({ title, items }: Arranged<T>, wordsOf: Sorting<T>['wordsOf'], room: number): Arranged<T>[] {
  const known = PARTS.get(title) ?? []
  const found = new Map<Part, T[]>()
  for (const item of items) {
    const home = known.find(({ said }) => said.test(wordsOf(item)))
    if (home) found.set(home, [...(found.get(home) ?? []), item])
  }
  const parts = [...found]
    .filter(([, members]) => members.length >= ENOUGH_FOR_A_PART)
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, Math.max(0, room - 1))
    .map(([{ title: name }, members]) => ({ title: name, items: members }))
  const placed = new Set(parts.flatMap((made) => made.items))
  const rest = items.filter((item) => !placed.has(item))
  return rest.length > 0 ? [{ title, items: rest }, ...parts] : parts
}

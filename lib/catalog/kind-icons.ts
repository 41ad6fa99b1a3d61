import type { Category } from './schema'

/** Pictures for things that the catalogue does not know: of what its name says it is, else of its field. */

const BY_NOUN: readonly [RegExp, string][] = [
  [/\blens|\d ?mm\b|\bf\/\d/, 'lucide:aperture'],
  [/\b(?:flash|strobe|lamp|light|softbox)\b/, 'lucide:lamp'],
  [/\b(?:microphone|mic)s?\b/, 'lucide:mic'],
  [/\b(?:speaker|subwoofer|soundbar|monitors)s?\b/, 'lucide:speaker'],
  [/\b(?:turntable|record player)s?\b/, 'lucide:disc-3'],
  [/\b(?:radio|transceiver)s?\b/, 'lucide:radio'],
  [/\b(?:preamp|mixer|compressor|equali[sz]er|interface)s?\b/, 'lucide:sliders-horizontal'],
  [/\b(?:guitar|bass|ukulele|banjo)s?\b/, 'lucide:guitar'],
  [/\b(?:drum|cymbal|snare)s?\b/, 'lucide:drum'],
  [/\b(?:mouse|mice|trackball)s?\b/, 'lucide:mouse'],
  [/\b(?:server|nas)\b/, 'lucide:server'],
  [/\b(?:desk|table|workbench)s?\b/, 'lucide:table-2'],
  [/\b(?:brush|paint|gouache|watercolou?r)\w*\b/, 'lucide:paintbrush'],
  [/\b(?:notebook|sketchbook|planner|paper)s?\b/, 'lucide:notebook'],
  [/\b(?:scissors|shears|sewing|serger)\b/, 'lucide:scissors'],
  [/\b(?:drill)s?\b/, 'lucide:drill'],
  [/\b(?:axe|hatchet)s?\b/, 'lucide:axe'],
  [/\b(?:hammer|mallet)s?\b/, 'lucide:hammer'],
  [/\b(?:loom|yarn|thread|wool)s?\b/, 'lucide:spool'],
  [/\b(?:kiln|forge|stove|torch)s?\b/, 'lucide:flame'],
  [/\b(?:tent)s?\b/, 'lucide:tent'],
  [/\b(?:microscope)s?\b/, 'lucide:microscope'],
  [/\b(?:telescope)s?\b/, 'lucide:telescope'],
  [/\b(?:tractor|mower)s?\b/, 'lucide:tractor'],
  [/\b(?:cable|adapter)s?\b/, 'lucide:cable'],
  [/\b(?:pan|pot|skillet|wok|oven)s?\b/, 'lucide:cooking-pot'],
  [/\b(?:knife|knives)\b/, 'lucide:utensils'],
  [/\b(?:car|van)s?\b/, 'lucide:car'],
  [/\b(?:truck|trailer)s?\b/, 'lucide:truck'],
]

/** What one can hold, wear, eat or grow; a program that nobody knows keeps the picture of all programs. */
const BY_FIELD: Partial<Record<Category, string>> = {
  computer: 'lucide:laptop',
  components: 'lucide:cpu',
  phone: 'lucide:smartphone',
  'tablet-device': 'lucide:tablet',
  display: 'lucide:monitor',
  input: 'lucide:keyboard',
  'drawing-tablet': 'lucide:pen-line',
  'storage-gear': 'lucide:hard-drive',
  printer: 'lucide:printer',
  gaming: 'lucide:gamepad-2',
  wearable: 'lucide:watch',
  hardware: 'lucide:wrench',
  camera: 'lucide:camera',
  'audio-gear': 'lucide:headphones',
  instrument: 'lucide:piano',
  furniture: 'lucide:armchair',
  stationery: 'lucide:pencil',
  bag: 'lucide:backpack',
  lighting: 'lucide:lamp',
  kitchen: 'lucide:coffee',
  recipes: 'lucide:chef-hat',
  garden: 'lucide:sprout',
  household: 'lucide:house',
  vehicle: 'lucide:bike',
  health: 'lucide:heart-pulse',
  clinic: 'lucide:stethoscope',
  network: 'lucide:router',
}

/** The icon of a thing of this field, or nothing for a program. */
export function iconOfKind(name: string, category: Category): string {
  const field = BY_FIELD[category]
  if (field === undefined) return ''
  const words = name.toLowerCase()
  return BY_NOUN.find(([noun]) => noun.test(words))?.[1] ?? field
}

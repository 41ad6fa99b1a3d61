import type { Category } from '@/lib/catalog/schema'

/** Words that name the kind of thing: "the Arc browser", "Go is my language". */
const KIND_WORDS: Partial<Record<Category, string>> = {
  browser: 'browser browsers browsing tabs web',
  language: 'language languages code coding programming backend compiler written',
  editor: 'editor ide editing code coding',
  tasks: 'tasks task todo todos to-do to-dos list lists gtd projects issues tickets backlog',
  notes: 'notes note wiki docs writing knowledge',
  design: 'design designs mockups prototypes wireframes prototyping ui icons vector illustration graphics',
  email: 'email mail inbox emails e-mail correspondence',
  chat: 'chat messaging calls meetings team talk',
  calendar: 'calendar calendars schedule scheduling bookings booking appointments reservations',
  writing: 'writing write documents word processor manuscript drafts scripts',
  office: 'documents spreadsheets presentations slides spreadsheet docs',
  terminal: 'terminal shell command prompt console',
  database: 'database db data sql queries',
  backend: 'server backend framework api node',
  frontend: 'frontend framework ui web components css',
  music: 'music listen listening songs playlists streaming podcasts',
  audio: 'audio daw recording production mixing plugin plugins synth',
  video: 'video editing footage edit',
  photo: 'photos photo photography images raw',
  finance: 'bank banking budget invoices accounting money',
  payments: 'payments billing checkout subscriptions payment',
  'smart-home': 'smart lights',
  household: 'family kids baby naps chores dog cat',
  recipes: 'recipes recipe groceries meals cooking shopping',
  garden: 'garden plants lawn beds field fields',
  clinic: 'patients patient ward clinic charts',
  clients: 'clients crm contracts proposals signatures leads',
  business: 'staff shifts practice jobs crew',
  hosting: 'deploy hosting host cloud server deployed',
  monitoring: 'monitoring errors logs alerts',
  utility: 'menu bar clipboard shortcut files utility',
  automation: 'automation automations workflows',
  reading: 'reading books articles rss feeds',
  media: 'tv shows movies',
  social: 'social post posting followers feed',
  security: 'passwords password vpn security',
  storage: 'store files backup sync storage drive backups',
  ai: 'ai model chat llm assistant prompt',
  cms: 'blog site website cms publish',
  gaming: 'game games playing console',
  health: 'sleep workout fitness running tracking health',
  build: 'build bundler lint package',
  testing: 'tests testing test',
  vcs: 'git repo commits version',
  os: 'linux distro operating system laptop',
  'game-dev': 'game engine games',
  data: 'data analysis notebooks pipelines',
  research: 'papers references citations',
  devops: 'containers deploy infrastructure servers',
  'audio-gear': 'mic microphone headphones speakers audio',
  stationery: 'pen pens notebook notebooks paper pencil writing',
  camera: 'camera lens shoot photos film',
  phone: 'phone mobile',
  wearable: 'watch wrist',
  input: 'keyboard mouse trackpad',
  instrument: 'synth guitar piano drums keyboard pedal',
  marketing: 'newsletter newsletters audience email campaigns',
  analytics: 'analytics tracking metrics statistics visitors dashboard',
  travel: 'maps navigation trips',
  ecommerce: 'shop store selling orders merch',
}

const NONE: ReadonlySet<string> = new Set()
const byCategory = new Map(Object.entries(KIND_WORDS).map(([category, words]) => [category, new Set(words.split(' '))]))

/** The field that these words speak of most. */
export function fieldOf(words: readonly string[]): Category | undefined {
  const hits = new Map<Category, number>()
  for (const word of words)
    for (const category of categoriesOfWord.get(word) ?? []) hits.set(category, (hits.get(category) ?? 0) + 1)
  if (hits.size === 0) return undefined
  const most = Math.max(...hits.values())
  return KINDS_OF_FIELDS.find((category) => hits.get(category) === most)
}

export const kindWordsOf = (category: Category): ReadonlySet<string> => byCategory.get(category) ?? NONE

export const KINDS_OF_FIELDS: readonly Category[] = [...byCategory.keys()] as Category[]

const categoriesOfWord = new Map<string, Category[]>()
for (const [category, words] of byCategory)
  for (const word of words) categoriesOfWord.set(word, [...(categoriesOfWord.get(word) ?? []), category as Category])

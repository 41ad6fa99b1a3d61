import type { Category } from '@/lib/catalog/schema'

/**
 * How categories become sections. A group has a title that a person would write; groups that stay small join their
 * neighbours under the title of their family, and a group that holds too much falls apart into its own parts.
 */
interface Group {
  readonly title: string
  readonly categories: readonly Category[]
}

interface Family {
  readonly title: string
  readonly groups: readonly Group[]
}

const group = (title: string, ...categories: Category[]): Group => ({ title, categories })

export const FAMILIES: readonly Family[] = [
  {
    title: 'Web & app development',
    groups: [
      group('Frontend', 'frontend'),
      group('Backend & APIs', 'backend', 'api'),
      group('Mobile & desktop apps', 'mobile-dev', 'desktop-dev'),
    ],
  },
  { title: 'Programming languages', groups: [group('Programming languages', 'language')] },
  { title: 'Build & testing', groups: [group('Build & code quality', 'build'), group('Testing', 'testing')] },
  { title: 'Databases & search', groups: [group('Databases', 'database'), group('Search', 'search')] },
  { title: 'Data & AI', groups: [group('AI assistants & models', 'ai'), group('Data & analysis', 'data')] },
  {
    title: 'Hosting & infrastructure',
    groups: [
      group('Hosting & cloud', 'hosting'),
      group('DevOps & containers', 'devops'),
      group('Monitoring & logging', 'monitoring'),
      group('Network', 'network'),
    ],
  },
  {
    title: 'Code editors & terminal',
    groups: [
      group('Code editors', 'editor'),
      group('Terminal & command line', 'terminal'),
      group('Version control', 'vcs'),
    ],
  },
  { title: 'Game development', groups: [group('Game development', 'game-dev')] },
  { title: 'Websites & publishing', groups: [group('Websites & publishing', 'cms')] },
  {
    title: 'Design & illustration',
    groups: [group('Design & illustration', 'design'), group('Fonts', 'font'), group('3D & modelling', 'three-d')],
  },
  {
    title: 'Photo & video editing',
    groups: [group('Photography', 'photo'), group('Video editing & streaming', 'video')],
  },
  { title: 'Audio & music', groups: [group('Audio production', 'audio'), group('Music & listening', 'music')] },
  {
    title: 'Writing & reading',
    groups: [group('Writing', 'writing'), group('Reading & news', 'reading'), group('Notes & knowledge', 'notes')],
  },
  {
    title: 'Research & learning',
    groups: [group('Research & references', 'research'), group('Learning & teaching', 'education')],
  },
  {
    title: 'Office & planning',
    groups: [
      group('Tasks & projects', 'tasks'),
      group('Calendar & scheduling', 'calendar'),
      group('Documents & office', 'office'),
    ],
  },
  {
    title: 'Communication & social media',
    groups: [group('Email', 'email'), group('Chat & calls', 'chat'), group('Social media', 'social')],
  },
  {
    title: 'Utilities & automation',
    groups: [group('Desktop utilities', 'utility'), group('Automation', 'automation')],
  },
  {
    title: 'Browsers & operating systems',
    groups: [group('Web browsers', 'browser'), group('Operating systems', 'os')],
  },
  {
    title: 'Security & file storage',
    groups: [group('Security & privacy', 'security'), group('Files, sync & backup', 'storage')],
  },
  {
    title: 'Business & marketing',
    groups: [
      group('Marketing & audience', 'marketing'),
      group('Clients & sales', 'clients'),
      group('Business management', 'business'),
      group('Analytics', 'analytics'),
      group('Shop & selling', 'ecommerce'),
    ],
  },
  {
    title: 'Payments & money',
    groups: [group('Payments & billing', 'payments'), group('Finance & accounting', 'finance')],
  },
  {
    title: 'Health & fitness',
    groups: [group('Health & fitness', 'health'), group('Watches & wearables', 'wearable')],
  },
  { title: 'Clinic & patients', groups: [group('Clinic & patients', 'clinic')] },
  {
    title: 'Home & family',
    groups: [
      group('Smart home', 'smart-home'),
      group('Family & household', 'household'),
      group('Recipes & groceries', 'recipes'),
      group('Kitchen & coffee', 'kitchen'),
      group('Garden & farm', 'garden'),
    ],
  },
  { title: 'Travel & maps', groups: [group('Travel & maps', 'travel')] },
  { title: 'Bikes & vehicles', groups: [group('Bikes & vehicles', 'vehicle')] },
  { title: 'TV & streaming media', groups: [group('TV & streaming media', 'media')] },
  { title: 'Games & consoles', groups: [group('Games & consoles', 'gaming')] },
  {
    title: 'Computer hardware',
    groups: [
      group('Computers', 'computer', 'components'),
      group('Drives & storage hardware', 'storage-gear'),
      group('Printers & scanners', 'printer'),
    ],
  },
  { title: 'Phones & tablets', groups: [group('Phones', 'phone'), group('Tablets', 'tablet-device')] },
  {
    title: 'Desk hardware',
    groups: [
      group('Displays', 'display'),
      group('Keyboards, mice & input', 'input'),
      group('Drawing tablets', 'drawing-tablet'),
    ],
  },
  { title: 'Gear & gadgets', groups: [group('Gear & gadgets', 'hardware')] },
  { title: 'Camera gear', groups: [group('Camera gear', 'camera')] },
  {
    title: 'Audio gear & instruments',
    groups: [group('Headphones, mics & speakers', 'audio-gear'), group('Instruments', 'instrument')],
  },
  {
    title: 'Workspace & everyday carry',
    groups: [
      group('Desk, chair & furniture', 'furniture'),
      group('Lighting', 'lighting'),
      group('Pens & paper', 'stationery'),
      group('Bags & carry', 'bag'),
    ],
  },
]

interface Field {
  readonly title: string
  /** Families that also join when most sections would hold one tool. */
  readonly near: readonly string[]
  readonly further: readonly string[]
}

export const familiesIn = ({ near, further }: Field) => [...near, ...further]

const near = (title: string, ...families: string[]): Field => ({ title, near: families, further: [] })

/** Families that a reader sees as one field: the last resort when a stack touches nearly everything. */
export const FIELDS: readonly Field[] = [
  {
    title: 'Software development & hosting',
    near: [
      'Web & app development',
      'Programming languages',
      'Build & testing',
      'Databases & search',
      'Hosting & infrastructure',
      'Code editors & terminal',
    ],
    further: ['Game development', 'Websites & publishing', 'Data & AI'],
  },
  {
    title: 'Design, photo & media production',
    near: [],
    further: ['Design & illustration', 'Photo & video editing', 'Audio & music'],
  },
  { title: 'Writing, reading & research', near: [], further: ['Writing & reading', 'Research & learning'] },
  near('Productivity & communication', 'Office & planning', 'Communication & social media'),
  near(
    'System utilities & security',
    'Utilities & automation',
    'Browsers & operating systems',
    'Security & file storage',
  ),
  near('Business & finance', 'Business & marketing', 'Payments & money'),
  {
    title: 'Home, health & travel',
    near: [],
    further: ['Health & fitness', 'Clinic & patients', 'Home & family', 'Travel & maps', 'Bikes & vehicles'],
  },
  { title: 'Games & entertainment media', near: [], further: ['TV & streaming media', 'Games & consoles'] },
  near(
    'Computers & desk hardware',
    'Computer hardware',
    'Phones & tablets',
    'Desk hardware',
    'Workspace & everyday carry',
  ),
  { title: 'Camera, audio & studio gear', near: [], further: ['Camera gear', 'Audio gear & instruments'] },
]

/** What a section of one field alone is called. */
export const titleOf = (category: Category): string =>
  FAMILIES.flatMap(({ groups }) => groups).find(({ categories }) => categories.includes(category))?.title ?? category

import { CATEGORY_TABLE, categoryRow, type Category } from '@/lib/catalog/categories'
import { groupBy } from '@/lib/group-by'

/**
 * How categories become sections. A group has a title that a person would write; groups that stay
 * small join their neighbours under the title of their family, and a group that holds too much
 * falls apart into its own parts.
 */
interface Group {
  readonly title: string
  readonly categories: readonly Category[]
}

interface Family {
  readonly title: string
  readonly groups: readonly Group[]
}

export const FAMILIES: readonly Family[] = [...groupBy(CATEGORY_TABLE, ({ family }) => family)].map(
  ([title, rows]) => ({
    title,
    groups: [...groupBy(rows, ({ section }) => section)].map(([section, members]) => ({
      title: section,
      categories: members.map(({ id }) => id),
    })),
  }),
)

interface Field {
  readonly title: string
  /** Families that also join when most sections would hold one tool. */
  readonly near: readonly string[]
  readonly further: readonly string[]
}

export const familiesIn = ({ near, further }: Field) => [...near, ...further]

const near = (title: string, ...families: string[]): Field => ({ title, near: families, further: [] })

/**
 * Families that a reader sees as one field: the last resort when a stack touches nearly everything.
 */
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

/** Title of a section that holds one category alone. */
export const titleOf = (category: Category): string => categoryRow(category).section

import { site } from '@/lib/site'
import { normaliseSearchText } from '@/lib/stack/search-columns'
import { nameKey } from './name-key'

/** Names that imitate the site, its pages or its staff. */
const RESERVED = `
  about account accounts admin administrator api app auth billing blog cli compare contact copy dashboard delete
  developer developers docs edit embed everyone explore feed feedback guest help home icon icons import info legal
  login logout mail mcp me moderator new news null official oembed operator persona popular press privacy profile
  profiles robots root schema search security settings share signin signout signup sitemap stack stackbook stacks
  staff status subscribe superuser support sysadmin system team terms test tool tools trending undefined unlisted
  user users versions webmaster www you
`

const KEYS: ReadonlySet<string> = new Set(RESERVED.trim().split(/\s+/).map(nameKey))

/**
 * How the installation's name can be written as a user name: "My Site" is `mysite` or `my_site`.
 */
const keysOfSite = (siteName: string) =>
  ['', '_'].map((space) => {
    const letters = normaliseSearchText(siteName).replaceAll(' ', space)
    return nameKey(letters.replace(/[^a-z0-9_]/g, ''))
  })

/** Also names that look like a reserved one. */
export const isReservedName = (name: string, siteName: string = site.name): boolean =>
  KEYS.has(nameKey(name)) || keysOfSite(siteName).includes(nameKey(name))

import { isHardware } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { isThing } from '../../knowledge/things'
import type { Platform } from './constraints'

/** On which systems a tool runs, and whether that is one of those that are asked for. */

const PLATFORMS: readonly Platform[] = ['mac', 'linux', 'windows', 'ios', 'android', 'web']
export const DESKTOPS: readonly Platform[] = ['mac', 'linux', 'windows']
export const PHONES: readonly Platform[] = ['ios', 'android']

const platformsOf = ({ tags }: CatalogEntry): Platform[] => PLATFORMS.filter((platform) => tags.includes(platform))

/** What runs on nothing but a maker's systems goes with the maker. */
const SYSTEMS_OF: Readonly<Record<string, readonly Platform[] | undefined>> = {
  apple: ['mac', 'ios'],
  microsoft: ['windows'],
  windows: ['windows'],
}

export function runsOnlyOnThoseOf(maker: string, entry: CatalogEntry): boolean {
  const systems = SYSTEMS_OF[maker]
  const own = platformsOf(entry)
  return systems !== undefined && own.length > 0 && own.every((platform) => systems.includes(platform))
}

export function isForAnotherPlatform(entry: CatalogEntry, asked: ReadonlySet<Platform>): boolean {
  if (asked.size === 0) return false
  const { category, tags, maker } = entry
  const runsOn = platformsOf(entry)
  if (['computer', 'phone', 'tablet-device', 'os', 'wearable'].includes(category)) {
    const apple = /^apple$/i.test(maker)
    const wantsApple = asked.has('mac') || asked.has('ios')
    const wantsOther = asked.has('linux') || asked.has('windows') || asked.has('android')
    if (category === 'os')
      return runsOn.length > 0 && ![...asked].some((platform) => runsOn.includes(platform) || isNamed(entry, platform))
    return apple ? wantsOther && !wantsApple : wantsApple && !wantsOther && isRival(entry, asked)
  }
  // A Mac is not built from parts.
  if (category === 'components') return !asked.has('windows') && !asked.has('linux') && asked.has('mac')
  // A headset or a mouse whose maker speaks of one system works on the others, too.
  if (isHardware(category) && isThing(entry) && !tags.includes('paid') && !/^apple$/i.test(maker)) return false
  // A web version does not make a tool one for Linux.
  if (asked.has('linux') && !runsOn.includes('linux') && /^(?:microsoft|apple|adobe)$/i.test(maker)) return true
  if (/^apple$/i.test(maker) && runsOn.length > 0 && !asked.has('mac') && !asked.has('ios') && !asked.has('web'))
    return true
  if (runsOn.length === 0 || runsOn.includes('web') || runsOn.some((platform) => asked.has(platform))) return false
  const sameKind = (kind: readonly Platform[]) =>
    kind.some((platform) => asked.has(platform)) && kind.some((platform) => runsOn.includes(platform))
  if (sameKind(DESKTOPS) || sameKind(PHONES)) return true
  // What is left runs on the other kind of device alone: a phone app beside a Mac is fine, a
  // desktop program in the pocket is not, and neither is an iPhone app on Linux.
  return runsOn.some((platform) => DESKTOPS.includes(platform)) || (asked.has('linux') && !runsOn.includes('android'))
}

const isNamed = ({ name }: CatalogEntry, platform: Platform) => name.toLowerCase().includes(platform)

/** A Windows laptop on a Mac user's desk, an Android phone in an iPhone user's pocket. */
const isRival = ({ category }: CatalogEntry, asked: ReadonlySet<Platform>) =>
  category === 'computer'
    ? asked.has('mac') || asked.size === 1
    : category === 'phone' || category === 'wearable'
      ? asked.has('ios')
      : asked.has('ios')

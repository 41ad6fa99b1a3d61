import { CODE_CATEGORIES, type Category } from '@/lib/catalog/categories'
import type { CatalogEntry, Tag } from '@/lib/catalog/schema'
import { isMadeIn } from '@/lib/catalog/maker-countries'
import { keyOf } from '@/lib/catalog/tokens'
import { isThing } from '../../knowledge/things'
import { isAtHome, isOfAnotherCountry } from './at-home'
import type { Constraints } from './constraints'
import { hasFactOf } from './facts'
import { isOfOtherMedium } from './medium'
import { DESKTOPS, isForAnotherPlatform, PHONES, runsOnlyOnThoseOf } from './platforms'

/** Whether a tool meets the constraints, and how well. */

/** Fields in which programs are not self-hosted. */
const RUNS_LOCALLY: ReadonlySet<Category> = new Set<Category>([
  // What answers calls runs where it was made; the rest of what code is written with, on one's own
  // machine.
  ...CODE_CATEGORIES.filter((category) => category !== 'api'),
  'terminal',
  'os',
  'browser',
  'database',
  'font',
  'utility',
  'game-dev',
  'three-d',
  'design',
  'photo',
  'video',
  'audio',
  'data',
])

const FOR_CODE: ReadonlySet<Category> = new Set(CODE_CATEGORIES)

const WATCHING =
  /^(?:google|alphabet|meta|facebook|amazon|microsoft|bytedance|tiktok|twitter|x corp\.?|instagram|tencent|openai|grammarly|intuit|adobe)$/i

/** Whose things stop working when the line is cut. */
const CLOUD_BOUND = /^(?:google|amazon|ring|arlo|wyze|nest|govee|samsung|tuya|furbo|petcube|verkada)$/i

/** Makers who sell what they make by the month or the year alone. */
const RENTS_OUT =
  /^(?:adobe|backblaze|agilebits|1password|autodesk|maxon|zwift|dassault systèmes|imagen|aftershoot|ulysses|the soulmen|rouvy|trainerroad|runna|bloomberg|chaos|microsoft 365|headspace|calm|apple fitness|grammarly|veeva)/i

const PRICES: readonly [Tag, number][] = [
  ['$', 50],
  ['$$', 300],
  ['$$$', 1500],
  ['$$$$', Number.POSITIVE_INFINITY],
]

/** Devices that run software: "open source" constrains them too, but not a lens or a chair. */
const DEVICES: ReadonlySet<Category> = new Set<Category>([
  'computer',
  'phone',
  'tablet-device',
  'wearable',
  'gaming',
  'reading',
  'smart-home',
  'network',
])
/** Open devices, and those on which owners install another system. */
const isOpenDevice = ({ category, tags, maker }: CatalogEntry): boolean =>
  tags.includes('open-source') ||
  tags.includes('linux') ||
  (category === 'computer' && !/^apple$/i.test(maker)) ||
  /^(?:fairphone|raspberry pi|murena|purism|pine64)$/i.test(maker)

/** Devices that are useless without their maker's app, as a ring or a scale. */
const needsItsApp = ({ category, tags }: CatalogEntry): boolean =>
  !['phone', 'tablet-device', 'computer'].includes(category) && (tags.includes('ios') || tags.includes('android'))

const isClosedDevice = (entry: CatalogEntry): boolean => DEVICES.has(entry.category) && !isOpenDevice(entry)

const costsNothing = ({ tags }: CatalogEntry) => tags.includes('free') || tags.includes('freemium')
export const isFreeSoftware = ({ tags }: CatalogEntry) => tags.includes('open-source')
const needsServer = ({ tags }: CatalogEntry) =>
  tags.includes('web') && !DESKTOPS.some((platform) => tags.includes(platform))

/** An app for phones alone keeps what it is given with its maker. */
const livesOnPhones = ({ tags }: CatalogEntry) =>
  PHONES.some((platform) => tags.includes(platform)) && !DESKTOPS.some((platform) => tags.includes(platform))

/**
 * What lives with its maker and is not given away is paid for month by month; of the rest the
 * catalogue says so.
 */
const isRented = (entry: CatalogEntry): boolean =>
  !isFreeSoftware(entry) &&
  !entry.tags.includes('free') &&
  (/(?<!without (?:a )?|no |not a )subscription|a month\b|per month\b|monthly\b/i.test(entry.description) ||
    (!isThing(entry) &&
      (livesInTheCloud(entry) ||
        (entry.tags.includes('paid') && RENTS_OUT.test(entry.maker) && !/elements/i.test(entry.name)))))

const livesInTheCloud = (entry: CatalogEntry) =>
  entry.tags.includes('web') && !entry.tags.includes('self-hosted') && !isFreeSoftware(entry)

export function isRefused(entry: CatalogEntry, constraints: Constraints): boolean {
  if (entry.tags.includes('discontinued')) return true
  return Boolean(
    constraints.needless?.has(entry) ||
    isUnwanted(entry, constraints.without) ||
    isOfAnotherCountry(entry, constraints.countries) ||
    hasFactOf(entry, constraints.cannot) ||
    isTooDear(entry, constraints) ||
    isForAnotherPlatform(entry, constraints.platforms) ||
    (constraints.programsOnly && isThing(entry)) ||
    (constraints.medium && isOfOtherMedium(entry, constraints.medium)) ||
    (constraints.notSmart && isThing(entry) && (needsItsApp(entry) || entry.category === 'smart-home')) ||
    (constraints.noCode && FOR_CODE.has(entry.category)) ||
    (constraints.noSubscription && isRented(entry)) ||
    (constraints.seat && !isThing(entry) && !isMadeIn(constraints.seat, entry) && !isNobodysServer(entry)) ||
    (constraints.privacy && (WATCHING.test(entry.maker) || /^(?:google|amazon|facebook|meta) /i.test(entry.name))) ||
    (constraints.openSource &&
      !isFreeSoftware(entry) &&
      (!isThing(entry) || needsItsApp(entry) || isClosedDevice(entry))) ||
    (constraints.selfHosted && (isThing(entry) ? isClosedDevice(entry) || needsItsApp(entry) : !canRunAtHome(entry))) ||
    (constraints.offline && (livesInTheCloud(entry) || isOthersServer(entry) || CLOUD_BOUND.test(entry.maker))),
  )
}

/** "Without Google" leaves out what Google makes and what bears its name. */
export function isUnwanted(entry: CatalogEntry, without: readonly string[]): boolean {
  if (without.length === 0) return false
  const { name, maker, aliases } = entry
  if (without.some((word) => runsOnlyOnThoseOf(word, entry))) return true
  const own = [name, ...aliases].map(keyOf)
  const made = keyOf(maker)
  return without.some(
    (word) =>
      made === word || made.startsWith(`${word} `) || own.some((key) => key === word || key.startsWith(`${word} `)),
  )
}

/**
 * "On a budget" buys no phone for fifty dollars; a sum that the wish names is kept to the letter.
 */
const DEAR_BY_NATURE: ReadonlySet<Category> = new Set<Category>(['camera', 'computer', 'phone', 'tablet-device'])
const DEAR_LIMIT = 1500
const MOSTLY = 0.75
/** Nothing that one can hold costs less. */
const CHEAPEST = 10

/** A free plan of what costs a firm a fortune is a sample. */
const hasFreePlan = ({ tags }: CatalogEntry) =>
  tags.includes('freemium') && !tags.includes('$$$') && !tags.includes('$$$$')

function isTooDear(entry: CatalogEntry, { free, budget, cheap }: Constraints): boolean {
  if (free) return isThing(entry) || !(entry.tags.includes('free') || hasFreePlan(entry) || isFreeSoftware(entry))
  if (budget === undefined || costsNothing(entry) || isFreeSoftware(entry)) return false
  const limit = cheap && DEAR_BY_NATURE.has(entry.category) ? DEAR_LIMIT : budget
  const band = PRICES.findIndex(([tag]) => entry.tags.includes(tag))
  // A budget excludes tools of unknown price.
  if (band < 0) return !cheap && (isThing(entry) || entry.tags.includes('paid'))
  const [least, most] = [PRICES[band - 1]?.[1] ?? CHEAPEST, PRICES[band]?.[1] ?? Number.POSITIVE_INFINITY]
  // Of things most cost less than three quarters of the way from the least to the most, counted in
  // doublings; of programs, which cost what their like do, less than three quarters of the sum.
  const usual = isThing(entry) ? least * (most / least) ** MOSTLY : least + (most - least) * MOSTLY
  if (!cheap) return limit < Math.min(most, usual)
  // A program of more than fifty dollars has a free or a cheap one beside it; a thing of that price
  // may be the cheapest of its kind.
  return band > 0 && (least >= limit || !isThing(entry))
}

/** Proton Drive: the app is open, and what it is for lives with its maker. */
const isOthersServer = (entry: CatalogEntry) =>
  isFreeSoftware(entry) &&
  !entry.tags.includes('free') &&
  !entry.tags.includes('self-hosted') &&
  SERVED.has(entry.category)

/** Fields whose programs need a server somewhere. */
const SERVED: ReadonlySet<Category> = new Set<Category>(['storage', 'email', 'calendar', 'chat', 'network', 'notes'])

const canRunAtHome = (entry: CatalogEntry) =>
  entry.tags.includes('self-hosted') ||
  (isFreeSoftware(entry) && !needsServer(entry) && !isOthersServer(entry)) ||
  (RUNS_LOCALLY.has(entry.category) && !livesInTheCloud(entry) && !livesOnPhones(entry))

/** Free software that runs where one wants lies under no foreign law. */
const isNobodysServer = (entry: CatalogEntry) =>
  isFreeSoftware(entry) && canRunAtHome(entry) && !WATCHING.test(entry.maker)

/** How much better than its neighbours a tool suits the demands; 0 when there are none. */
export function suits(entry: CatalogEntry, constraints: Constraints): number {
  const { tags } = entry
  const has = (tag: Tag) => Number(tags.includes(tag))
  let value = 0
  if (constraints.free) value += 2 * has('free') + has('open-source')
  if (constraints.budget !== undefined)
    value += has('free') + has('open-source') + 0.5 * has('freemium') + 0.5 * has('$') - has('$$$')
  if (constraints.beginner) value += 2 * has('beginner') - has('pro')
  if (constraints.pro) value += 1.5 * has('pro')
  if (constraints.privacy) value += 1.5 * has('open-source') + has('self-hosted')
  if (constraints.selfHosted) value += 2 * has('self-hosted')
  if (constraints.openSource) value += has('free')
  if (constraints.seat) value += 2 * Number(isMadeIn(constraints.seat, entry))
  value += 2 * Number(isAtHome(entry, constraints.countries))
  if (constraints.ratherOpen) value += 2 * has('open-source')
  for (const platform of constraints.platforms) value += 0.5 * has(platform)
  return value
}

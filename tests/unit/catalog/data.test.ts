import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { load as parseYaml } from 'js-yaml'
import { z } from 'zod'
import { BrandRow } from '@/lib/catalog/brands'
import { catalogEntries } from '@/lib/catalog/entries'
import { type Category } from '@/lib/catalog/categories'
import { CatalogEntry } from '@/lib/catalog/schema'
import { MakerMarks } from '@/lib/catalog/maker-marks'
import { makerCountries } from '@/lib/catalog/maker-countries'
import { keyOf } from '@/lib/catalog/tokens'
import { readJson } from '@/lib/load-data'
import { setIcon } from '@/lib/icons/icon-set'

const entries = catalogEntries()

/** The mark of this name belongs to another maker. */
const MARK_OF_ANOTHER = new Set(
  'flux plume launchpad delta f.lux proton mailbox sunrise spotlight helium-browser katana elementary-data riseup-israel bit-pay-israel eight-card ebox-be symphony-cooler jcb-india'.split(
    ' ',
  ),
)
/** The mark is the name itself, too small to read on a tile. */
const MARK_IS_A_WORD = new Set(
  'sonos godox thinkpad supermicro gl.inet qnap aliexpress fifa lifx youtube-tv ngrok sumo-logic fairphone kamailio civo fossa gmx allegro rewe zabka vestel hepsiemlak zomato csdn xiaohongshu trip-com'.split(
    ' ',
  ),
)

describe('the catalogue', () => {
  test('has as many entries as the page About says, and each matches the schema', () => {
    expect(readFileSync('app/about/page.tsx', 'utf8')).toContain('more than twenty thousand entries')
    expect(entries.length).toBeGreaterThan(20_000)
    const wrong = entries.flatMap((entry) => {
      const parsed = CatalogEntry.safeParse(entry)
      return parsed.success
        ? []
        : [`${entry.id}: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`]
    })
    expect(wrong).toEqual([])
  })

  test.each([
    ['brands', z.array(BrandRow)],
    ['maker-marks', MakerMarks],
  ])('%s.json matches its schema', (name, schema) => {
    expect(schema.safeParse(readJson(`lib/catalog/${name}.json`)).error?.issues).toBeUndefined()
  })

  test('names and ids are unique', () => {
    for (const key of ['id', 'name'] as const) {
      const seen = new Set<string>()
      const twice = entries
        .map((entry) => entry[key].toLowerCase())
        .filter((value) => seen.size === seen.add(value).size)
      expect(twice).toEqual([])
    }
  })

  test('each file is named after its category and sorted by id', () => {
    const misplaced = readdirSync('lib/catalog/data').flatMap((name) => {
      const file = JSON.parse(readFileSync(`lib/catalog/data/${name}`, 'utf8')) as { id: string; category: string }[]
      const ids = file.map(({ id }) => id)
      const isSorted = ids.every((id, at) => at === 0 || (ids[at - 1] ?? '') < id)
      return isSorted && file.every(({ category }) => `${category}.json` === name) ? [] : [name]
    })
    expect(misplaced).toEqual([])
  })

  test('the tools that an entry goes with exist and are not itself', () => {
    const ids = new Set(entries.map((entry) => entry.id))
    expect(
      entries.flatMap((entry) =>
        entry.goesWith.filter((id) => !ids.has(id) || id === entry.id).map((id) => `${entry.id} → ${id}`),
      ),
    ).toEqual([])
  })

  test('every maker with a country has a tool in the catalogue, and one country', () => {
    const makers = new Set(entries.map(({ maker }) => maker))
    expect([...makerCountries().keys()].filter((maker) => !makers.has(maker))).toEqual([])
    const { makers: listedByCountry } = parseYaml(readFileSync('lib/catalog/maker-countries.yaml', 'utf8')) as {
      makers: Record<string, string[]>
    }
    const listed = Object.values(listedByCountry).flat()
    expect(listed.filter((maker, index) => listed.indexOf(maker) !== index)).toEqual([])
  })

  test('everyday words are names or aliases of their entry', () => {
    expect(
      entries
        .filter((entry) => entry.everyday.some((word) => word !== entry.name && !entry.aliases.includes(word)))
        .map((entry) => entry.id),
    ).toEqual([])
  })

  test('no package belongs to two entries', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const entry of entries) {
      for (const name of entry.packages) {
        const other = seen.get(name)
        if (other) twice.push(`${name}: ${other}, ${entry.id}`)
        seen.set(name, entry.id)
      }
    }
    expect(twice).toEqual([])
  })

  test('every description is one sentence, and no two are equal', () => {
    expect(entries.filter((entry) => !entry.description.endsWith('.')).map((entry) => entry.id)).toEqual([])
    const words = entries.map((entry) => new Set(entry.description.toLowerCase().match(/[\p{L}\p{N}']+/gu)))
    const places = new Map<string, number[]>()
    for (const [index, own] of words.entries())
      for (const word of own) {
        const known = places.get(word)
        if (known) known.push(index)
        else places.set(word, [index])
      }
    const alike: string[] = []
    const shared = new Uint8Array(words.length)
    for (const [index, own] of words.entries()) {
      shared.fill(0)
      for (const word of own) for (const other of places.get(word) ?? []) shared[other] = (shared[other] ?? 0) + 1
      // A description may share half of its words with another one that is as long or longer.
      for (let other = 0; other < words.length; other++) {
        if ((shared[other] ?? 0) <= own.size / 2) continue
        const size = words[other]?.size ?? 0
        if (size > own.size || (size === own.size && other > index))
          alike.push(`${entries[index]?.id} ~ ${entries[other]?.id}`)
      }
    }
    expect(alike).toEqual([])
  })

  test('no icon shows a thing of another kind: no camera as a backpack, and no microphone as a table', () => {
    const kinds: Record<string, Category[]> = {
      'lucide:armchair': ['furniture', 'ecommerce'],
      'lucide:backpack': ['bag'],
      'lucide:gamepad-2': ['gaming', 'game-dev', 'input', 'instrument', 'media', 'design'],
      'lucide:lamp': ['lighting', 'garden', 'household'],
      'lucide:laptop': ['computer', 'furniture', 'hardware'],
      'lucide:pc-case': ['computer', 'components'],
      'lucide:pen-line': ['stationery', 'drawing-tablet', 'ecommerce', 'notes', 'printer', 'social'],
      'lucide:plane': ['travel', 'backend', 'gaming'],
      'lucide:plug': ['hardware', 'finance', 'vehicle', 'household', 'garden', 'ai', 'clients'],
      'lucide:router': ['network', 'storage-gear'],
      'lucide:table-2': ['furniture', 'hardware', 'data'],
      'lucide:tablet': ['tablet-device', 'drawing-tablet', 'design'],
      'lucide:webcam': ['camera'],
    }
    const wrong = entries.filter(({ icon, category }) => kinds[icon]?.includes(category) === false)
    expect(wrong.map(({ id, icon }) => `${id} as ${icon}`)).toEqual([])
  })

  test('an alias that is the name of another entry is marked on both', () => {
    const named = new Map(entries.map((entry) => [keyOf(entry.name), entry]))
    // Products that grew out of another and often have its bare name.
    const heirs = ['phoenix-liveview: LiveView', 'notion-calendar: Cron', 'ekos-brewery: Ekos']
    const taken = entries.flatMap((entry) =>
      entry.aliases.flatMap((alias) => {
        const other = named.get(keyOf(alias))
        const isAmbiguous = entry.everyday.includes(alias) && other?.everyday.includes(other.name) === true
        return other === undefined || other === entry || isAmbiguous ? [] : [`${entry.id}: ${alias}`]
      }),
    )
    expect(taken.filter((alias) => !heirs.includes(alias))).toEqual([])
  })

  test('the home page of a large company is linked only for tools of that company', () => {
    const doors: Record<string, readonly string[]> = {
      'www.apple.com': ['Apple', 'NeXT', ''],
      'www.microsoft.com': ['Microsoft', 'Nokia'],
      'www.amazon.com': ['Amazon'],
      'aws.amazon.com': ['Amazon'],
      'www.adobe.com': ['Adobe'],
      'www.google.com': ['Google'],
      'www.dropbox.com': ['Dropbox'],
      'x.com': ['X Corp.'],
      'chromewebstore.google.com': ['Google'],
      'addons.mozilla.org': ['Mozilla'],
      'apps.apple.com': [],
      'play.google.com': [],
    }
    const wrong = entries.filter(({ link, maker }) => {
      const { host, pathname } = new URL(link)
      return pathname === '/' && doors[host]?.includes(maker) === false
    })
    expect(wrong.map(({ id, link }) => `${id}: ${link}`)).toEqual([])
  })

  test('an entry whose name is in the set of marks has that mark', () => {
    const marks = JSON.parse(readFileSync('node_modules/simple-icons/data/simple-icons.json', 'utf8')) as {
      title: string
    }[]
    const titles = new Set(marks.map(({ title }) => keyOf(title)))
    const without = entries.filter(({ icon, name }) => icon.startsWith('lucide:') && titles.has(keyOf(name)))
    expect(without.map(({ id }) => id).filter((id) => !MARK_OF_ANOTHER.has(id) && !MARK_IS_A_WORD.has(id))).toEqual([])
  })

  test('every icon can be drawn, and none is a wordmark too wide to be legible on a tile', async () => {
    const WIDEST = 2.5
    const wrong: string[] = []
    for (const iconId of new Set(entries.map(({ icon }) => icon))) {
      const svg = await setIcon(iconId)
      const [, width = 0, height = 1] = (/viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg ?? '') ?? []).map(Number)
      if (svg === undefined) wrong.push(`${iconId} is not drawn`)
      else if (width / height >= WIDEST) wrong.push(`${iconId} is ${(width / height).toFixed(1)} times as wide as high`)
    }
    expect(wrong).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { entryNamed } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { readConstraints } from '@/lib/engine/embedded/wishes/constraints/constraints'
import { isRefused } from '@/lib/engine/embedded/wishes/constraints/fits'

const known = (name: string): CatalogEntry => {
  const entry = entryNamed(name)
  if (!entry) throw new Error(`${name} is not in the catalogue`)
  return entry
}
const refuses = (wish: string, name: string) => isRefused(known(name), readConstraints(wish))

test.each([
  ['天体観測を始めたい。予算5万円', 333],
  ['예산 30만원으로 캠핑 장비', 214],
  ['预算3000元买相机', 429],
  ['退休后学拍鸟,预算一万块', 1429],
  ['五万円以内', 333],
  ['modal 2 juta untuk podcast', 125],
  ['Rp 500.000 untuk mikrofon', 31],
  ['a studio for 2000 €', 2000],
  ['우리 반 12원생', undefined],
])('%s names a sum of about %s dollars', (wish, dollars) => {
  const { budget } = readConstraints(wish)
  expect(budget === undefined ? undefined : Math.round(budget)).toBe(dollars)
})

describe('constraints of a wish', () => {
  test.each([
    ['free podcast setup', { free: true }],
    ['a newsletter on a budget of zero', { free: true }],
    ['podcast with a budget of 0', { free: true }],
    ['podcast for zero euros', { free: true }],
    ['podcast for 0 $', { free: true }],
    ['photo editing without spending anything', { free: true }],
    ['making music for nothing', { free: true }],
    ['plan a wedding without paid apps', { free: true }],
    ['a CRM that costs nothing', { free: true }],
    ['we can’t afford to pay for a photo library', { free: true }],
    ['I don’t want to pay much for a photo library', { free: false }],
    ['chasing clients who never pay', { free: false }],
    ['a podcast that settles for nothing less than the best', { free: false }],
    ['a studio for 2000 €', { free: false }],
    ['home cinema without spending a fortune', { free: false, cheap: true }],
    ['freelance photographer', { free: false }],
    ['free software enthusiast', { free: false, openSource: true }],
    ['distraction free writing', { free: false }],
    ['gluten-free baking', { free: false }],
    ['backups without a monthly fee', { noSubscription: true, without: [] }],
    ['open-source data stack', { openSource: true }],
    ['I want to self-host my photos', { selfHosted: true }],
    ['someone who hosts everything at home', { selfHosted: true }],
    ['podcast for beginners', { beginner: true }],
    ['a privacy-minded journalist', { privacy: true }],
    ['novelist, no cloud', { offline: true }],
    ['leave Dropbox for something European', { seat: 'europe' }],
    ['European tools for our choir', { seat: 'europe' }],
    ['a startup whose data stays in Europe', { seat: 'europe' }],
    ['non-American software for a school', { seat: 'europe' }],
    ['newsletter hosted in the EU', { seat: 'union' }],
    ['EU-based tools for a clinic', { seat: 'union' }],
    ['backpacking through Europe', { seat: undefined }],
    ['teacher of European history', { seat: undefined }],
    ['nage et chute libre', { openSource: false }],
    ['deportes al aire libre en mi tiempo libre', { openSource: false }],
    ['excursiones de fin de semana', { weekend: false }],
    ['randonnées le week-end', { weekend: false }],
    ['주말 등산 동호회', { weekend: false }],
    ['一个周末做完的播客', { weekend: true }],
    ['private tutoring centre', { privacy: false }],
  ])('%s', (wish, expected) => expect(readConstraints(wish)).toMatchObject(expected))

  test('a sum of money is a limit, and a number without a currency is not', () => {
    expect(readConstraints('streaming under 300 euros').budget).toBe(300)
    expect(readConstraints('a studio for up to $1,500').budget).toBe(1500)
    expect(readConstraints('twitch streamer starting with 200 euros').budget).toBe(200)
    expect(readConstraints('solo SaaS on a budget').budget).toBeGreaterThan(0)
    expect(readConstraints('a beekeeper with under 12 hives').budget).toBeUndefined()
    expect(readConstraints('household budgeting').budget).toBeUndefined()
  })

  test('platforms are read unless they are refused', () => {
    expect([...readConstraints('novelist on Linux').platforms]).toEqual(['linux'])
    expect([...readConstraints('invoices from her iPhone').platforms]).toEqual(['ios'])
    expect([...readConstraints('developer, anything but Windows').platforms]).toEqual([])
  })

  test('refused makers are kept by name', () => {
    expect(readConstraints('illustrator, no Adobe').without).toContain('adobe')
    expect(readConstraints('a family without Google or Apple').without).toEqual(['google', 'apple'])
    expect(readConstraints('leave Google behind').without).toContain('google')
    expect(readConstraints('startup without money').without).toEqual([])
  })
})

describe('tools that constraints exclude', () => {
  test.each([
    ['illustrator, no Adobe', 'Photoshop'],
    ['family without Google', 'Gmail'],
    ['writer on Linux', 'Ulysses'],
    ['writer on Linux', 'Microsoft Word'],
    ['video editor on Linux', 'Final Cut Pro'],
    ['free photo editing', 'Capture One'],
    ['open source photographer', 'Lightroom'],
    ['self-hosted office', 'Notion'],
    ['privacy-minded family', 'Google Drive'],
    ['streaming under 300 euros', 'Mac Studio'],
    ['novelist, no cloud', 'Google Docs'],
    ['open source biohacker', 'Whoop'],
    ['open source biohacker', 'AutoSleep'],
    ['smart home without cloud', 'Amazon Echo'],
    ['wedding photographer under 300 euros', 'Fujifilm X-T30'],
    ['free podcast setup', 'Samson Q2U'],
    ['free newsletter', 'beehiiv'],
    ['desk under 60 dollars', 'Keychron Q1'],
    ['photographer under 200 dollars', 'Capture One'],
    ['open source family', 'Kindle Paperwhite'],
    ['open source family', 'iPad'],
    ['self-hosted family', 'AirTag'],
    ['self-hosted storage', 'Proton Drive'],
    ['designer, no subscription', 'InDesign'],
    ['home gym without subscriptions', 'Whoop'],
    ['video editing on a tight budget', 'Final Cut Pro'],
  ])('%s excludes %s', (wish, name) => expect(refuses(wish, name)).toBe(true))

  test.each([
    ['illustrator, no Adobe', 'Krita'],
    ['family without Google', 'Proton Mail'],
    ['writer on Linux', 'LibreOffice'],
    ['free photo editing', 'darktable'],
    ['self-hosted office', 'Nextcloud'],
    ['podcast on a Mac', 'Audacity'],
    ['just a writer', 'Scrivener'],
    ['open source biohacker', 'Bangle.js 2'],
    ['open source gardener', 'Felco 2'],
    ['open source family', 'Fairphone'],
    ['self-hosted storage', 'Syncthing'],
    ['designer, no subscription', 'Procreate'],
    ['home gym without subscriptions', 'Garmin Fenix'],
    ['smart home without cloud', 'Shelly'],
    ['wedding photographer on a budget', 'Fujifilm X-T30'],
    ['video editing on a tight budget', 'DaVinci Resolve'],
  ])('%s keeps %s', (wish, name) => expect(refuses(wish, name)).toBe(false))

  test('"European" keeps European makers and self-hosted free software, and excludes other services', () => {
    const wish = 'European tools for our choir'
    for (const name of ['Proton Mail', 'Nextcloud', 'Thunderbird', 'Mattermost'])
      expect(refuses(wish, name)).toBe(false)
    for (const name of ['Gmail', 'Notion', 'Slack', 'Canva', 'Google Fonts']) expect(refuses(wish, name)).toBe(true)
    expect(refuses(wish, 'Canon EOS R50')).toBe(false)
  })

  test('Switzerland and Britain are in Europe, and not in the EU', () => {
    expect(refuses('European newsletter tools', 'Proton Mail')).toBe(false)
    expect(refuses('newsletter tools hosted in the EU', 'Proton Mail')).toBe(true)
    expect(refuses('newsletter tools hosted in the EU', 'Tuta')).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { generateStack } from '@/lib/engine/embedded/generate'
import { readTools } from '@/lib/engine/embedded/read/read'
import { personas } from '@/lib/engine/embedded/knowledge/personas'
import { readWish } from '@/lib/engine/embedded/wishes/read-wish'

const meantIn = (prompt: string) => readWish(prompt, readTools(prompt))?.wish.personas.map(({ id }) => id)

describe('what a language joins to a word is no part of a name', () => {
  test.each([
    ["je veux me lancer dans l'apiculture au fond du jardin", 'beekeeper'],
    ["vorrei coltivare l'orto", 'hobby-gardener'],
    ["éleveur d'abeilles", 'beekeeper'],
    ['대학원생인데 논문 정리랑 글쓰기 도구 추천해줘', 'academic-researcher'],
  ])('%s', (prompt, persona) => expect(meantIn(prompt)).toContain(persona))
})

test.each([
  ["film my mate's wedding with two phones, edit it in a weekend", 'phone-filmmaker'],
  ['teach my 6yo to read at home, no screens longer than 15 min', 'early-reader'],
])('%s is a wish, although a word of it is a tool elsewhere', (prompt, persona) =>
  expect(meantIn(prompt)).toContain(persona),
)

describe('a role matches its persona, not a neighbouring one', () => {
  test.each([
    ['school secretary', 'school-office'],
    ['french teacher at a secondary school', 'language-teacher'],
    ['computer science teacher', 'computing-teacher'],
    ['PTA treasurer', 'parents-association'],
    ['receptionist at a dental practice', 'medical-secretary'],
    ['apps for a night shift nurse', 'nurse'],
    ['home care worker visiting ten people a day', 'home-care'],
    ['manager of a nursing home', 'care-home'],
    ['radiographer in a hospital', 'radiographer'],
    ['catholic priest', 'priest'],
    ['imam at a mosque', 'imam'],
    ['rabbi', 'rabbi'],
    ['kafka engineer', 'streaming-data-engineer'],
    ['data steward in an insurance company', 'data-governance'],
    ['digital forensics examiner', 'forensic-examiner'],
    ['helpdesk technician', 'it-helpdesk'],
    ['Shopify theme developer', 'shop-developer'],
    ['Haskell programmer', 'functional-programmer'],
    ['COBOL mainframe programmer', 'mainframe-developer'],
    ['geospatial web developer', 'web-mapping-developer'],
    ['telephony engineer', 'voip-engineer'],
    ['API designer', 'api-designer'],
    ['micro-frontend architect', 'software-architect'],
    ['agile coach', 'scrum-master'],
    ['I love to bake', 'home-baker'],
    ['cross stitch', 'embroiderer'],
    ['weaving on a loom', 'weaver'],
    ['canoeing', 'paddler'],
    ['stand up paddling', 'paddler'],
    ['track days', 'club-racer'],
    ['go player', 'go-player'],
    ['magician for weddings and parties', 'magician'],
    ['face painter', 'childrens-entertainer'],
    ['I play basketball', 'team-player'],
    ['basketball coach', 'sports-coach'],
    ['flute', 'classical-musician'],
    ['barbershop quartet', 'choir-conductor'],
    ['retro computing, amiga and c64', 'retro-computing'],
    ['storyboard artist', 'storyboard-artist'],
    ['farm with 40 dairy cows', 'dairy-farmer'],
    ['tennis club', 'racket-club'],
    ['caravan park owner', 'campsite-owner'],
    ['horse riding stable with lessons and liveries', 'riding-stable'],
    ['sculptor working in bronze and wax', 'sculptor'],
    ['PhD student in chemistry', 'chemistry-researcher'],
    ['financial analyst at a hedge fund', 'investment-analyst'],
    ['policy analyst', 'economist'],
    ['actuary', 'statistician'],
    ['land surveyor', 'land-surveyor'],
    ['customs broker', 'freight-forwarder'],
    ['hotel night receptionist', 'front-desk'],
    ['museum curator small local museum', 'museum-curator'],
    ['teaching English online to adults in Brazil', 'online-english-teacher'],
    ['padel coach', 'racket-coach'],
    ['plumber with three vans', 'plumber-heating'],
    ['electrician', 'electrician-plumber'],
    ['fountain pen restorer', 'pen-restorer'],
    ['piano tuner', 'piano-technician'],
    ['train conductor', 'transit-driver'],
    ['petrol station owner', 'shop-owner'],
    ['storage units', 'self-storage'],
    ['art gallery', 'art-gallery'],
    ['amateur theatre group', 'theatre-house'],
    ['school librarian', 'school-library'],
    ['fire brigade volunteer', 'volunteer-brigade'],
    ['second-hand bookshop', 'bookseller'],
    ['housing association', 'residents-board'],
    ['Rust embedded developer', 'embedded-developer'],
    ['retired teacher wanting to trace my family tree', 'genealogist'],
    ['похід у Карпати на вихідні з наметом', 'hiker'],
    ['поездка в Грузию на неделю с рюкзаком', 'leisure-traveller'],
    ['ho una piccola sartoria, riparazioni e abiti su misura', 'tailor'],
    ['בעלים של צימר בגליל, הזמנות, ניקיון וביקורות', 'hotel-owner'],
    ['मेरी किराने की दुकान है', 'shop-owner'],
  ])('%s', (prompt, id) => {
    expect(meantIn(prompt)?.[0]).toBe(id)
  })
})

test.each([
  ['priest', 'Quran.com'],
  ['imam', 'Logos Bible Study'],
  ['rabbi', 'YouVersion'],
])('%s has no books of another faith', (id, book) => {
  const picks = personas()
    .find((persona) => persona.id === id)
    ?.sections.flatMap((section) => section.picks)
  expect(picks?.length).toBeGreaterThan(20)
  expect(picks).not.toContain(book)
})

const titlesFor = (prompt: string) =>
  generateStack({ prompt, tools: '', intelligence: false }).map(({ title }) => title)

test.each(['Surfer', 'Beekeeper', 'Home Barista', 'Driving Instructor', 'Identity And Access Engineer', 'Geocaching'])(
  '"%s" alone is a role with any capitals',
  (role) => expect(titlesFor(role)).toEqual(titlesFor(role.toLowerCase())),
)

test.each(['Screen Time', 'Electron', 'After Effects', 'Illustrator'])('"%s" alone is the tool', (name) =>
  expect(generateStack({ prompt: name, tools: '', intelligence: false }).flatMap(({ tools }) => tools)).toHaveLength(1),
)

test.each([
  ['develop a Windows desktop app', 'Windows, menus & trays'],
  ['digitise VHS tapes', 'Old tapes to files'],
  ['record an album', 'Recording songs'],
  ['jewellery shop', 'Sketches & models'],
])('%s begins with the section of that task', (wish, title) => expect(titlesFor(wish)[0]).toBe(title))

test('a developer of phone apps gets a computer', () => {
  const names = (prompt: string) =>
    generateStack({ prompt, tools: '', intelligence: false }).flatMap(({ tools }) => tools.map(({ text }) => text))
  expect(names('launch an iOS app')).toContain('Xcode')
  expect(names('free iOS apps for a novelist')).not.toContain('Manuskript')
})

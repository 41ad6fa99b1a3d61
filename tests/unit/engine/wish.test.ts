import { describe, expect, test } from 'vitest'
import { catalogEntry } from '@/lib/catalog/entries'
import { entryNamed } from '@/lib/catalog/name-index'
import { keyOf } from '@/lib/catalog/tokens'
import { generateStack } from '@/lib/engine/embedded/generate'
import { archetypes } from '@/lib/engine/embedded/knowledge/archetypes'
import { readConstraints } from '@/lib/engine/embedded/wish/conditions/constraints'
import { concerns } from '@/lib/engine/embedded/wish/errands/concerns'
import { everydayKinds } from '@/lib/engine/embedded/wish/errands/everyday-kinds'
import { withoutPeople } from '@/lib/engine/embedded/wish/people/people-words'
import { pickedEntry } from '@/lib/engine/embedded/knowledge/pick'
import { grantWish } from '@/lib/engine/embedded/wish/grant'
import { readTools } from '@/lib/engine/embedded/read/read'
import { rivals } from '@/lib/engine/embedded/knowledge/rivals'
import { namesSomebody } from '@/lib/engine/embedded/knowledge/occupations'
import { readWish } from '@/lib/engine/embedded/wish/read-wish'
import type { AppError } from '@/lib/errors'

const stackFor = (prompt: string, tools = '') => generateStack({ prompt, tools, intelligence: false })
const namesIn = (prompt: string, tools = '') =>
  stackFor(prompt, tools).flatMap((section) => section.tools.map(({ text }) => text))
const peopleIn = (prompt: string) =>
  readWish(prompt, withoutPeople(readTools(prompt), prompt))?.people.map(({ who }) => who)

describe('a stack that is called by its tools', () => {
  test.each([
    ['React stack', ['React', 'Vite', 'Tailwind CSS']],
    ['VS Code setup for Python', ['Python', 'VS Code', 'Ruff', 'pytest']],
    ['Laravel stack', ['Laravel', 'PHP', 'Pest']],
  ])('is filled up: %s', (prompt, tools) => expect(namesIn(prompt)).toEqual(expect.arrayContaining(tools)))

  test('lists what its letters stand for, and no lamps', () => {
    expect(namesIn('We run a LAMP stack').sort()).toEqual(['Apache', 'Linux', 'MySQL', 'PHP'])
    expect(namesIn('MERN stack developer').sort()).toEqual(['Express', 'MongoDB', 'Node.js', 'React'])
    expect(namesIn('Figma, a lamp, Notion')).not.toContain('MySQL')
  })

  test('is not asked for by a name alone', () => expect(namesIn('React')).toEqual(['React']))
})

describe('who is meant', () => {
  test.each([
    ['wedding photographer', 'Wedding photographer'],
    ['photographer', 'Photographer of people, places and events'],
    ['a solo SaaS with Next.js on a budget', 'Solo SaaS founder'],
    ['landscape gardener who quotes and invoices from his phone', 'Landscape gardener'],
    ['open source stack for a data team in a small company', 'Data engineer'],
    ['bicycle repair shop', 'Bicycle mechanic and bike shop owner'],
    ['stamp collector', 'Stamp and coin collector'],
    ['wine collector', 'Wine collector'],
    ['architecture student', 'Architecture student'],
    ['coffee beans online shop', 'Coffee roaster with an online shop'],
    ['geocaching with the kids', 'Geocacher'],
    ['hackathon', 'Hackathon team'],
    ['I restore old radios', 'Electronics hobbyist'],
    ['how do I organise my digital photos from twenty years', 'Keeper of the family photos'],
    ['plan a bike tour through the alps', 'Cyclist'],
    ['couple saving for a house', 'Home buyer'],
    ['running', 'Runner'],
    ['a scraper in Python', 'Backend developer in Python'],
    ['running a bakery', 'Bakery'],
    ['linux user', 'Linux desktop enthusiast'],
    ['music production', 'Bedroom music producer'],
    ['small business marketing', 'Digital marketer'],
    ['small business accounting, cheap', 'Accountant and bookkeeper'],
    ['I run a small business', 'Owner of a small business'],
    ['landscape photography', 'Landscape photographer'],
    ['architect student, cheap software', 'Architect'],
    ['we organise a hackathon', 'Event planner'],
    ['we are writing a family cookbook', 'Cookbook writer'],
    ['novelist on Linux', 'Novelist on Linux'],
    ['biohacker on a budget', 'Biohacker'],
    ['writer', 'Novelist'],
    ['wedding photgrapher', 'Wedding photographer'],
    ['podcster', 'Beginner podcaster'],
    ['Illustrator with only an iPad', 'Illustrator'],
    ['graphic designer, no Adobe, on Windows', 'Graphic and brand designer'],
    ['Hochzeitsfotografin mit kleinem Budget', 'Wedding photographer'],
    ['photographe animalier débutant', 'Wildlife and nature photographer'],
    ['profesor de matemáticas de secundaria', 'Secondary school teacher'],
    ['programador python iniciante', 'Backend developer in Python'],
    ['genealogy research for my family', 'Genealogist'],
    ['meal planning for a family of five', 'Family meal planner'],
    ['tools for a high school chemistry teacher', 'Science teacher'],
    ['data pipeline for a small e-commerce company', 'Data engineer'],
    ['bullet journal and pens', 'Bullet journal keeper'],
    ['I want to start a photo booth rental', 'Photo booth owner'],
    ['tools for a digital-planner shop on Etsy', 'Seller of digital planners and templates'],
    ['field ecologist counting birds', 'Field ecologist'],
    ['murder mystery party', 'Party host'],
    ['one-woman translation agency', 'Freelance translator'],
    ['agency building Webflow sites', 'Web agency'],
    ['journalist investigating corruption, sources have to be safe', 'Journalist'],
    ["I'm retired and want to write my memoirs", 'Writer of memoirs'],
    ['build a weather station with an esp32', 'Electronics hobbyist'],
    ['stop wasting time on my phone', 'Digital minimalist'],
    ['retired teacher who wants to write a memoir', 'Writer of memoirs'],
    ['a stack without Google', 'Privacy-first household'],
    ['let me see what a typical Rails developer uses', 'Full-stack web developer'],
    ['quant trader, python', 'Quantitative trader'],
    ['macOS power user', 'Mac power user'],
    ['my Mac setup', 'Mac power user'],
    ['apps for a new Windows PC', 'Windows power user'],
    ['first-time dad', 'New parents'],
    ['coding setup', 'Full-stack web developer'],
    ['my neovim setup', 'Command line user'],
    ['keeping a diary', 'Keeper of a diary'],
    ['healthy habits', 'Builder of habits'],
    ['apps for couples', 'Couple sharing a life'],
    ['learn to type faster', 'Learner of touch typing'],
    ['makeup', 'Skincare and make-up lover'],
    ['wine', 'Wine collector'],
    ['family road trip', 'Family on holiday'],
    ['fintech startup', 'Fintech startup'],
    ['productivity', 'Person who wants to get things done'],
    ['ich bin Hausverwalter und suche Software für 40 Wohnungen', 'Landlord and property manager'],
    ['je suis céramiste et je veux vendre en ligne', 'Potter and ceramic artist'],
    ['soy psicóloga autónoma y necesito citas y facturas', 'Psychotherapist'],
    ['dog trainer, film agility runs', 'Dog trainer'],
    ['how can i record my grandpa telling war stories', 'Writer of memoirs'],
    ['self employed plumber, hate paperwork', 'Plumber and heating engineer'],
    ['organise my stamp and postcard collection', 'Stamp and coin collector'],
    ['sql and power bi freelancer', 'Data analyst'],
    ['cat breeder', 'Breeder of cats or dogs'],
    ['jazz trombone player, practising and gigs', 'Wind and brass player'],
    ['geography teacher making maps with pupils', 'History and geography teacher'],
    ['ios game in swift with spritekit', 'Indie game developer'],
    ['mountain rescue volunteer', 'Mountain rescue volunteer'],
    ["filming my dog's agility runs", 'Dog sport handler'],
    ["I'm 70 and want to learn video calls", 'Retiree staying in touch'],
    ['my 78-year-old mother and her tablet', 'Retiree staying in touch'],
    ['My wife and I film our van life for YouTube', 'Van-lifer'],
    ['I record lo-fi and release on Bandcamp', 'Bedroom music producer'],
    ['Data team of three, we use Snowflake and dbt', 'Data engineer'],
    ['mobile car detailing business', 'Car detailer'],
    ['C++ chess engine', 'Chess engine programmer'],
    ['my kid is 9 and wants to learn to code', 'Child who learns to code'],
    ['run a book club at the library', 'Book club host'],
    ['genealogy, tracing my irish family tree', 'Genealogist'],
    ['discord bot in rust on a raspberry pi', 'Systems programmer in Rust'],
    ['an api written in go with postgres', 'Backend developer'],
    ['a dart package for offline maps', 'Cross-platform mobile developer'],
    ['dart league at our pub', 'Darts, snooker and bowling player'],
  ])('%s', (wish, who) => expect(peopleIn(wish)?.[0]).toBe(who))

  test('a language that the wish names leads, and what goes with it comes before the rest', () => {
    const [languages, frameworks] = stackFor('Rust backend developer')
    expect(languages?.tools[0]?.text).toBe('Rust')
    expect(frameworks?.tools[0]?.text).toBe('Axum')
  })

  test('what stands in for a refused tool does the same job, and what is asked of makers holds for it, too', () => {
    const [instead] = stackFor('leave Google Workspace for something European')
    const names = instead?.tools.map(({ text }) => text) ?? []
    expect(names).toContain('Infomaniak kSuite')
    expect(names).not.toContain('Microsoft 365')
    expect(stackFor('European alternatives to American cloud services').map(({ title }) => title)).toContain(
      'Mail & calendar',
    )
    expect(namesIn('open source tools for a newsletter')).toContain('listmonk')
    expect(namesIn('European software for a small law firm')).toContain('Holded')
  })

  test('a language in small letters is one where something is written in it, and a verb elsewhere', () => {
    expect(namesIn('a telegram bot in go').slice(0, 2)).toEqual(['Telebot', 'Go'])
    expect(namesIn('discord bot in rust on a raspberry pi')).toContain('serenity-rs')
    expect(namesIn('discord bot in rust on a raspberry pi')).not.toContain('discord.py')
    expect(stackFor('build a rust game engine')[0]?.tools[0]?.text).toBe('Bevy')
    expect(namesIn('cli tool in swift')).toContain('Swift Argument Parser')
    expect(namesIn('cli tool in swift')).not.toContain('clap')
    expect(namesIn('I want to go swimming')).not.toContain('Go')
  })

  test('who introduces themselves and drops what they have is granted the rest, with what they have first', () => {
    const [warehouse, ...others] = stackFor('Data team of three, we use Snowflake and dbt')
    expect(warehouse?.tools[0]?.text).toBe('Snowflake')
    expect(others.length).toBeGreaterThan(3)
    expect(namesIn('We use Snowflake and dbt')).toEqual(['Snowflake', 'dbt'])
  })

  test('a calling behind a comma is a second person', () => {
    expect(peopleIn('digital nomad, copywriter, always on a slow connection')).toHaveLength(2)
  })

  test('what is begun is not there yet, and what is refused by its kind is not granted', () => {
    expect(
      stackFor('starting a youtube channel about history, I have no camera').map(({ title }) => title),
    ).not.toContain('Camera & lenses')
    expect(namesIn('machine learning course at university, python, no gpu')).not.toContain('GeForce RTX 5090')
  })

  test('a maker is left for what stands in for the best known of what it makes', () => {
    const [office] = stackFor('move our company of 30 from microsoft to open source software')
    expect(office?.title).toBe('Instead of Microsoft 365')
    expect(stackFor('open source alternative to everything adobe does')[0]?.title).toBe('Instead of Creative Cloud')
  })

  test('privacy beside a calling is no whole household', () => {
    const titles = stackFor('kindergarten teacher, data protection matters').map(({ title }) => title)
    expect(titles).toContain('Passwords, VPN & keys')
    expect(titles).not.toContain('Browsing & search')
  })

  test('who wants to begin something is granted that, and a customer nothing', () => {
    expect(peopleIn('dental hygienist who wants to start blogging')).toEqual(['Personal blogger'])
    expect(peopleIn('ruby on rails app for a dance school')).toHaveLength(1)
  })

  test('who asks for tools for a field and names one on the way is granted the others', () => {
    expect(namesIn('tools for a phd in mycology, Stata user').length).toBeGreaterThan(8)
    expect(namesIn('I need Figma and Notion')).toEqual(['Figma', 'Notion'])
  })

  test('without Apple nothing is granted that runs on Apple’s systems alone', () => {
    const names = namesIn('track my sleep, no apple')
    expect(names).toContain('Sleep Cycle')
    expect(names).not.toContain('AutoSleep')
  })

  test('who studies beside a trade, or maps a city, is granted what that takes', () => {
    expect(stackFor('night shift security guard studying for a degree').map(({ title }) => title)).toContain(
      'Remembering it',
    )
    expect(stackFor("I'd love to map all the street art in my city")[0]?.title).toBe('Maps to draw & share')
  })

  test('kinds that are for a family are what the family is granted first', () => {
    expect(
      stackFor('budget and calendar for my family')
        .slice(0, 2)
        .map(({ title }) => title),
    ).toEqual(['Budget', 'Calendar'])
  })

  test('what costs nothing is filmed and recorded with a phone', () => {
    const titles = stackFor('free tools for a documentary').map(({ title }) => title)
    expect(titles).toContain('The phone as a camera')
    expect(titles).toContain('The phone as a recorder')
    expect(titles).not.toContain('Notes & plans')
  })

  test('who does it for fun needs nothing to sell with', () => {
    expect(stackFor('embroidery machine hobby').map(({ title }) => title)).not.toContain('Shop & payments')
    expect(stackFor('I want to turn my embroidery hobby into a business').map(({ title }) => title)).toContain(
      'Shop & payments',
    )
  })

  test('what an app shall do without a net refuses nothing that it is made with', () => {
    expect(namesIn('stack for an android app in kotlin with offline sync')).toContain('Firebase')
    expect(readConstraints('offline notes').offline).toBe(true)
  })

  test('two people who keep the same have one section of it', () => {
    const titles = stackFor('indie game dev, pixel art platformer').map(({ title }) => title)
    expect(titles.filter((title) => /pixel/i.test(title))).toHaveLength(1)
  })

  test('a platform that the wish demands is no tool of the stack', () => {
    expect(namesIn('retired man who takes photos of birds with his Android phone')).not.toContain('Android phone')
  })

  test('two professions in one wish are both heard', () => {
    expect(peopleIn('DJ and photographer')).toHaveLength(2)
    const sections = stackFor('DJ and photographer').map(({ title }) => title)
    expect(sections.length).toBeGreaterThanOrEqual(6)
  })

  test('words for people are no tools', () => {
    for (const wish of ['podcster', 'stay-at-home dad with twins', 'lighthouse keeper', 'opera singer'])
      expect(namesIn(wish).filter((name) => ['Podcaster', 'Stay', 'Lighthouse', 'Opera'].includes(name))).toEqual([])
    expect(namesIn('Illustrator')).toEqual(['Illustrator'])
    expect(namesIn('unity developer')).toContain('Unity')
  })

  test('a platform that the wish names is a demand and no tool among its rivals', () => {
    expect(peopleIn('small law firm, two lawyers, Windows')).toEqual(['Solo and small-firm lawyer'])
    expect(namesIn('accountant, Windows only').filter((name) => name.startsWith('Windows'))).toEqual([])
    expect(namesIn('landscape photographer on Debian')).toContain('Debian')
  })

  test.each([
    'I shoot weddings on a Sony A7 IV, cull in Photo Mechanic, edit in Lightroom, deliver with Pixieset and bill with HoneyBook',
    'she edits in davinci resolve and records into audacity with a blue yeti',
    'Bookkeeper for nine small firms: Xero for most, QuickBooks Online for two, Dext for receipts',
    'We run a restaurant on Toast, take reservations through Resy and schedule the staff with 7shifts',
    'I make beats in FL Studio',
    'I use Lightroom and Capture One, deliver through Pixieset and need something better for contracts',
    'our bakery uses Square for the till and Homebase for shifts',
    'Truck mechanic: Snap-on tools, a Bosch scanner, Tekmetric in the office and Spotify loud',
    'My stack for streaming: OBS, Elgato Stream Deck, Shure SM7B',
    'I code in Helix, deploy to Fly.io and watch it with Grafana. My sister needs a website.',
  ])('named tools tell, with or without a stop, and nothing is added to them: %s', (text) => {
    expect(peopleIn(text)).toBeUndefined()
    const names = namesIn(text)
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(keyOf(text)).toContain(keyOf(name))
  })

  test.each([
    ['I run a small bakery with two employees.', 'Bakery'],
    ['I teach piano to children.', 'Private music teacher'],
    ['I shoot weddings.', 'Wedding photographer'],
  ])('who tells of a calling and names no tool wishes for a stack: %s', (text, who) =>
    expect(peopleIn(text)?.[0]).toBe(who),
  )

  test.each([
    ['We are two people selling handmade candles on Etsy and Instagram', 'Etsy'],
    ['I build small SaaS products alone with Next.js, Postgres and far too much coffee', 'Next.js'],
    ['We host a true crime podcast on Spotify', 'Spotify'],
    ['I translate novels from Japanese with DeepL', 'DeepL'],
    ['I run a small YouTube channel about woodworking from my garage', 'YouTube'],
  ])('who says what they do and drops a name or two gets the whole stack, these in it: %s', (text, name) => {
    expect(peopleIn(text)).toBeDefined()
    expect(namesIn(text)).toContain(name)
    expect(namesIn(text).length).toBeGreaterThan(20)
  })

  test.each([
    'As a designer I live in Figma',
    'I sketch on paper and express my thanks on Slack',
    'I read the news on Twitter',
    'We deploy on Vercel',
    'I write for Medium',
  ])('a name on the way is all there is when little says who speaks, or they say what they work in: %s', (text) =>
    expect(namesIn(text)).toHaveLength(1),
  )

  test.each(['I keep my word and never miss a signal.', 'I like to go for a walk and take notes.'])(
    'a sentence about nobody in particular wishes for nothing: %s',
    (text) => expect(peopleIn(text)).toBeUndefined(),
  )

  test.each([
    ['I am a retired teacher and want to write my memoirs', 'Writer of memoirs'],
    ["I'm moving to Portugal and need to organise everything", 'Newcomer in another country'],
    ['how do I get my finances in order', 'Household budgeter'],
    ["I'd like to get fit at home without a gym", 'Gym lifter'],
    ['tools for learning drums at home', 'Drummer'],
    ['a stack for a high school robotics club', 'Robotics engineer'],
    ['I want to digitise my photo albums', 'Keeper of the family photos'],
    ['organize a wedding for 80 guests', 'Couple planning a wedding'],
    ['tools to manage a small apartment building', 'Landlord and property manager'],
    ['novelist on Linux who never wants to see a cloud', 'Novelist on Linux'],
  ])('what somebody sets out to do says who is meant: %s', (wish, who) => expect(peopleIn(wish)).toContain(who))

  test('whose a thing is says nothing of who wishes', () => {
    expect(peopleIn("I want to digitise my dad's vinyl")?.join()).not.toMatch(/parent|father|family/i)
    expect(peopleIn('legal aid clinic on a shoestring')).toEqual(['Solo and small-firm lawyer'])
  })

  test('a list or a told stack is no wish', () => {
    expect(peopleIn('React, Node.js, Docker')).toBeUndefined()
    expect(peopleIn('We ditched Jira for Linear and never looked back.')).toBeUndefined()
  })
})

describe('how a stack is asked for', () => {
  const WAYS = [
    (who: string) => `build me a stack for ${who}`,
    (who: string) => `Build me the best tech stack for ${who}`,
    (who: string) => `can you put together a setup for ${who}?`,
    (who: string) => `design me a toolkit for ${who}`,
    (who: string) => `write me a list of tools for ${who}`,
    (who: string) => `come up with some tools for ${who}`,
    (who: string) => `best apps for ${who}`,
    (who: string) => `what does ${who} use?`,
    (who: string) => `show me what ${who} uses`,
    (who: string) => `the ultimate setup of ${who}`,
    (who: string) => `I am ${who}. What should I use?`,
  ]

  test('says nothing of who asks: everybody gets the stack of their calling, however they ask', () => {
    const callings = archetypes().flatMap(({ words: [name = ''] }) =>
      namesSomebody(name.split(' ').at(-1) ?? '') ? [/^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`] : [],
    )
    expect(callings.length).toBeGreaterThan(200)
    const taken = callings.flatMap((calling, at) => {
      const [plainly] = peopleIn(`stack for ${calling}`) ?? []
      const asked = (WAYS[at % WAYS.length] ?? String)(calling)
      const [meant] = peopleIn(asked) ?? []
      return plainly && meant !== plainly ? [`${asked}: ${meant ?? 'nobody'}, not ${plainly}`] : []
    })
    expect(taken).toEqual([])
  })

  const isCallingOfSeveralWords = (words: string) =>
    words.includes(' ') && !/ (?:with|for|of|in|on) /.test(words) && namesSomebody(words.split(' ').at(-1) ?? '')

  test('whoever is called in full by a word that no other has is meant', () => {
    const taken = archetypes().flatMap(({ who, words }) =>
      words
        .filter((word) => isCallingOfSeveralWords(word) && !entryNamed(word))
        .flatMap((word) => {
          const [meant] = peopleIn(`a stack for a ${word}`) ?? []
          return meant === who ? [] : [`${word}: ${meant ?? 'nobody'}, not ${who}`]
        }),
    )
    expect(taken).toEqual([])
  })

  test('a demand beside a calling is no second person', () => {
    expect(peopleIn('open source tools for investigative journalists')).toEqual(['Journalist'])
  })

  test.each([
    ['I build houses', 'Builder and general contractor'],
    ['I design kits for model railways', 'Model railway and scale model builder'],
    ['best apps for iphone', 'Somebody with a new phone'],
  ])('%s is no asking but what somebody does: %s', (prompt, who) => {
    expect(peopleIn(prompt)?.[0]).toBe(who)
  })
})

describe('the stack for a wish', () => {
  test('is large enough to choose from, varied, and holds nothing twice', () => {
    for (const wish of ['wedding photographer', 'solo SaaS', 'bedroom music producer', 'privacy-first household']) {
      const sections = stackFor(wish)
      const ids = sections.flatMap(({ tools }) => tools.map(({ id }) => id))
      expect(ids.length, wish).toBeGreaterThanOrEqual(20)
      expect(ids.length, wish).toBeLessThanOrEqual(42)
      expect(new Set(ids).size, wish).toBe(ids.length)
      expect(sections.length, wish).toBeGreaterThanOrEqual(4)
      expect(sections.length, wish).toBeLessThanOrEqual(12)
      for (const { title, tools } of sections) expect(tools.length / ids.length, title).toBeLessThanOrEqual(0.4)
    }
  })

  test('is enough to begin with for everybody whom the engine knows', () => {
    for (const { who } of archetypes()) {
      const constraints = readConstraints('')
      const sections = grantWish(
        { people: archetypes().filter((one) => one.who === who), constraints, asked: [], about: who },
        [],
        () => {
          throw new Error('nothing was named')
        },
      )
      expect(sections.flatMap(({ tools }) => tools).length, who).toBeGreaterThanOrEqual(15)
      expect(new Set(sections.map(({ title }) => title)).size, who).toBe(sections.length)
    }
  })

  test('holds the tools that the wish names, first in their field', () => {
    const [first] = stackFor('solo SaaS with Next.js on a budget')
    expect(first?.tools[0]?.text).toBe('Next.js')
    expect(namesIn('wedding photographer', 'Trello, Zoom')).toEqual(expect.arrayContaining(['Trello', 'Zoom']))
  })

  test('that asks for apps holds nothing that one can hold', () => {
    const names = namesIn('recipe and meal planning apps for a family')
    expect(names).toContain('Paprika')
    for (const thing of ['Lodge Cast Iron', 'Instant Pot', 'Thermapen']) expect(names).not.toContain(thing)
    expect(namesIn('recipe and meal planning for a family')).toContain('Instant Pot')
  })

  test('for apps holds no reader and no shoes either', () => {
    expect(namesIn('reading apps for a book club')).not.toContain('Kindle Paperwhite')
    expect(namesIn('what apps help a nurse working night shifts')).not.toContain('FIGS Scrubs')
  })

  test('a word of a name is not the name: an office is no office IT', () =>
    expect(peopleIn('software for an architecture office on Mac')).toEqual(['Architect']))

  test('of whoever cannot code holds no code', () => {
    const names = namesIn("I want to build a mobile app but I can't code")
    expect(names).toContain('Bubble')
    for (const name of ['Flutter', 'React Native', 'Visual Studio Code']) expect(names).not.toContain(name)
  })

  test('without subscriptions holds no rented program', () => {
    const names = namesIn('minimalist writer, no subscriptions')
    expect(names).toContain('Scrivener')
    for (const name of ['Grammarly', 'Sudowrite', 'ProWritingAid']) expect(names).not.toContain(name)
  })

  test('keeps what such people do, although a demand leaves one tool of it', () => {
    const sections = stackFor('accountant, open source only')
    expect(sections[1]?.tools.map(({ text }) => text)).toEqual(['OpenTaxSolver'])
    expect(sections.slice(2).every(({ tools }) => tools.length > 1)).toBe(true)
  })

  test('what does the job of a refused tool takes nothing from another section', () => {
    const [vectors, , retouching] = stackFor('graphic designer, open source only')
    expect(vectors?.tools.map(({ text }) => text)).toEqual(['Inkscape', 'Penpot'])
    expect(retouching?.tools.map(({ text }) => text)).toContain('GIMP')
  })

  test('has a section for each of several things that are to go', () => {
    const titles = (wish: string) => stackFor(wish).map(({ title }) => title)
    expect(titles('open source alternatives to Slack and Zoom for a school').slice(0, 2)).toEqual([
      'Instead of Slack',
      'Instead of Zoom',
    ])
    const shown = namesIn('instead of Jira, Confluence and Trello')
    for (const name of ['Jira', 'Confluence', 'Trello']) expect(shown).not.toContain(name)
    expect(new Set(shown).size).toBe(shown.length)
    expect(titles('replacement for Evernote, open source').filter((title) => title.startsWith('Instead'))).toHaveLength(
      1,
    )
  })

  test('for what should replace something leaves that out', () => {
    const names = namesIn('free alternatives to Adobe for a student designer on Windows')
    expect(names).toEqual(expect.arrayContaining(['Inkscape', 'GIMP']))
    expect(names.filter((name) => /photoshop|illustrator|adobe|indesign/i.test(name))).toEqual([])
  })

  test('on Android holds no program of Apple, and a computer that is a demand is no tool', () => {
    expect(namesIn('I want to learn Japanese on Android for free')).not.toContain('Apple Notes')
    expect(namesIn('solo lawyer starting her own practice, Mac only')).not.toContain('Mac')
  })

  test('that demands leave thin is filled from its own field', () => {
    expect(namesIn('cheap self-hosted alternatives for a small NGO')).toEqual(
      expect.arrayContaining(['CiviCRM', 'listmonk', 'WordPress']),
    )
    expect(namesIn('cheap self-hosted alternatives for a small NGO')).not.toContain('Canva')
  })

  test('leaves out what the wish refuses', () => {
    expect(
      namesIn('freelance illustrator without Adobe').filter((name) => /photoshop|illustrator|adobe/i.test(name)),
    ).toEqual([])
  })

  test('is the same every time, ids included', () => {
    expect(stackFor('novelist and guitarist')).toEqual(stackFor('novelist and guitarist'))
  })

  test.each(['qwer zxcv uiop', '!!!', 'lorem ipsum dolor sit amet'])('nonsense is refused with advice: %s', (text) => {
    expect(() => stackFor(text)).toThrowError(/List some tools/)
    try {
      stackFor(text)
    } catch (error) {
      expect((error as AppError).status).toBe(422)
    }
  })
})

describe('a tool that the wish says is in use', () => {
  test('stands without those that do the same job', () => {
    const names = namesIn('we build a mobile game in Godot')
    expect(names).toContain('Godot')
    for (const rival of ['Unity', 'Unreal Engine', 'GameMaker']) expect(names).not.toContain(rival)
    expect(namesIn('product designer working in Figma')).not.toContain('Sketch')
  })

  test('keeps its section when nothing else is needed there', () => {
    const section = stackFor('unity developer').find(({ tools }) => tools.some(({ text }) => text === 'Unity'))
    expect(section?.title).toBe('Game engine')
  })

  test('stands among its like where people keep several, and when others are asked for', () => {
    expect(namesIn('etsy seller')).toContain('Shopify')
    expect(namesIn('something like Figma')).toContain('Penpot')
  })
})

describe('the kinds of tools that a wish asks for', () => {
  test('have a section beside the others when they are named in passing, unless their field has one', () => {
    const titles = stackFor('we build a mobile game in Godot, need art, bug lists and a place to talk').map(
      ({ title }) => title,
    )
    expect(titles).toContain('Place to talk')
    expect(titles).not.toContain('Bug lists')
    expect(stackFor('photographer who needs patience, light and time').map(({ title }) => title)).not.toContain(
      'Patience',
    )
  })

  const titled = (wish: string) =>
    new Map(stackFor(wish).map(({ title, tools }) => [title, tools.map(({ text }) => text)] as const))

  test('lead the stack, each in a section of its own, and who asks comes behind', () => {
    const wish =
      "I'm a court interpreter and need a terminology manager, a quiet headset and something to invoice agencies"
    const sections = titled(wish)
    expect([...sections.keys()].slice(0, 3)).toEqual(['Terminology manager', 'Quiet headset', 'Invoice agencies'])
    expect(sections.get('Invoice agencies')).toContain('FreshBooks')
    expect(peopleIn(wish)).toEqual(['Freelance translator'])
  })

  test('are heard in a question, which keeps the platform that it names', () => {
    const sections = titled('Privacy nerd on GrapheneOS, what do I use for mail, passwords, notes and maps?')
    expect(sections.get('Mail')).toContain('Tuta')
    expect(sections.get('Passwords')).toContain('Bitwarden')
    expect(sections.get('Notes')).toContain('Joplin')
    expect(sections.get('Maps')).toContain('Organic Maps')
    expect(sections.get('Maps')).not.toContain('Google Maps')
    expect(sections.get('Operating systems')).toContain('GrapheneOS')
  })

  test('are read by their main word: the verb of what is to be done, the noun of a thing', () => {
    const sections = titled(
      'We are a small choir and need a shared calendar, a way to collect fees and something to record rehearsals',
    )
    expect(sections.get('Shared calendar')).toContain('Google Calendar')
    expect(sections.get('Collect fees')).toContain('QuickBooks')
    expect(sections.get('Record rehearsals')).toContain('Zoom H1')
  })

  test('are what the catalogue describes in both words, and nothing where only one word of two is met', () => {
    const hiking = titled('Which apps should I use for hiking maps, weather and first aid?')
    expect(hiking.get('Hiking maps')).toContain('Komoot')
    expect(hiking.get('Weather')).toContain('Windy')
    expect(hiking.get('Weather')).not.toContain('Booking.com')
    expect(hiking.has('First aid')).toBe(false)
    const saas = titled('We need a ticketing system, a knowledge base and a status page for our SaaS')
    expect(saas.get('Knowledge base')).toContain('Slite')
    expect(saas.has('Status page')).toBe(false)
  })

  test('are no kinds where one thing is wanted, or where somebody tells what they use', () => {
    expect(readWish('I need a website for my bakery', readTools('I need a website for my bakery'))?.asked).toEqual([])
    expect(namesIn('I use Notion for notes, Bitwarden for passwords and Organic Maps for maps.')).toHaveLength(3)
  })
})

describe('what shall stand in the place of something', () => {
  const first = (wish: string) => stackFor(wish)[0]

  test.each([
    ['replacement for Evernote', 'Evernote', ['Notion', 'Joplin']],
    ['alternative to Photoshop', 'Photoshop', ['GIMP', 'Affinity']],
    ['is there a free Canva alternative?', 'Canva', ['Penpot', 'Inkscape']],
    ['what can I use instead of Google Photos', 'Google Photos', ['Immich', 'Ente']],
    ['something better than Trello but free', 'Trello', ['Kanboard', 'Planka']],
    ['Alternative zu WhatsApp', 'WhatsApp', ['Signal', 'Threema']],
  ])('leads with what does the same job, and leaves it out: %s', (wish, replaced, instead) => {
    expect(first(wish)?.title).toBe(`Instead of ${replaced}`)
    expect(first(wish)?.tools.map(({ text }) => text)).toEqual(expect.arrayContaining(instead))
    expect(namesIn(wish)).not.toContain(replaced)
    expect(stackFor(wish).length).toBeGreaterThanOrEqual(3)
  })

  test('is found for tools of whose rivals nobody made a list, by what people keep beside them', () => {
    expect(first('alternative to Merlin Bird ID')?.tools.map(({ text }) => text)).toContain('iNaturalist')
  })

  test('keeps the demands of the wish and the calling that it names', () => {
    expect(first('open source alternative to Notion')?.tools.map(({ text }) => text)).toContain('Joplin')
    expect(namesIn('open source alternative to Notion')).not.toContain('Obsidian')
    expect(stackFor('cheaper than QuickBooks for a freelancer').map(({ title }) => title)).toContain(
      'Proposals & contracts',
    )
  })

  test('is not asked for by who tells of a change, nor by who changes a whole system', () => {
    expect(namesIn('We ditched Jira for Linear and never looked back.')).toEqual(['Linear'])
    expect(peopleIn('switching from Windows to Linux')).toEqual(['Linux desktop enthusiast'])
  })

  test('names rivals that the catalogue knows, kept by people whom the engine knows', () => {
    const ids = new Set(archetypes().map(({ id }) => id))
    expect(rivals().filter(({ keptBy }) => !ids.has(keptBy))).toEqual([])
    expect(rivals().flatMap(({ ids: tools }) => tools.filter((id) => !catalogEntry(id)))).toEqual([])
  })
})

test.each([
  ['learning piano', 'Piano and keyboard learner'],
  ['podcast listener', 'Podcast listener'],
  ['selling clothes second-hand', 'Second-hand clothes seller'],
  ['stage manager in a community theatre', 'Stage manager'],
  ['building a drone', 'FPV drone builder and pilot'],
  ['I want to build a bookshelf', 'Hobby woodworker'],
  ['home coffee roasting', 'Home coffee roaster'],
  ['board game maker', 'Board game designer and publisher'],
  ['Tools for a home bakery on a low budget', 'Home baker who sells'],
  ['new parent', 'New parents'],
  ['pod caster', 'Beginner podcaster'],
  ['my mother wants to call her grandchildren', 'Retiree staying in touch'],
  ['caring for my father with dementia', 'Carer of an elderly parent'],
  ['bird watching', 'Birdwatcher'],
])('the nearest of many callings is meant: %s', (wish, who) => expect(peopleIn(wish)?.[0]).toBe(who))

test.each([
  ['fotografo di matrimoni', 'Wedding photographer'],
  ['webshop voor tweedehands kleding', 'Second-hand clothes seller'],
  ['Physiotherapeutin mit eigener Praxis', 'Physiotherapist or chiropractor'],
  ['cours de guitare pour débutant', 'Guitarist'],
  ['clases de ajedrez', 'Chess player'],
])('a wish is heard in other languages: %s', (wish, who) => expect(peopleIn(wish)).toContain(who))

test('a way of living stands beside any calling', () => {
  expect(peopleIn('blind student at university')).toEqual(['University student', 'Blind or low-vision computer user'])
  expect(peopleIn('designer with ADHD')).toContain('Person organising life with ADHD')
  expect(peopleIn('freelance wedding photographer')).toEqual(['Wedding photographer'])
})

test('who does without Google in a trade keeps the trade; who leaves Google asks for privacy', () => {
  expect(peopleIn('primary school teacher, no Google')).toEqual(['Primary school teacher'])
  expect(peopleIn('family that wants to leave Google behind')).toContain('Privacy-first household')
})

test.each([
  ['pixel art for a beginner', 'Pixel'],
  ['plumber, one man business', 'One'],
  ['church sound and live stream', 'Ableton Live'],
  ['chemistry class on chromebooks', 'Chromebook'],
])('an everyday word or a demand in a wish is no tool: %s', (wish, name) => expect(namesIn(wish)).not.toContain(name))

test.each([
  ['I want to record an audiobook in my closet', 'Voice actor'],
  ['I want to listen to audiobooks', 'Avid reader'],
  ['I want to build an app', 'No-code builder'],
  ['I want to build a house', 'Builder and general contractor'],
])('what is made says who somebody is, never its verb alone: %s', (wish, who) => expect(peopleIn(wish)?.[0]).toBe(who))

test('who builds a thing that nobody is known for is no contractor', () => {
  expect(peopleIn('I want to build a drone') ?? []).not.toContain('Builder and general contractor')
})

test.each([
  ['nurse and part time yoga teacher', ['Yoga studio owner', 'Nurse']],
  ['lawyer who also runs a food blog', ['Food blogger', 'Solo and small-firm lawyer']],
])('of two callings in one sentence both are heard: %s', (wish, who) =>
  expect([...(peopleIn(wish) ?? [])].sort()).toEqual([...who].sort()),
)

test.each([
  ['tiler', 'Linux desktop enthusiast'],
  ['car tuning', 'Nurse'],
  ['waiter', 'Tattoo artist'],
  ['banker', 'Enterprise Java developer'],
])('a word that shares a root with a name is not that name: %s', (wish, who) =>
  expect(peopleIn(wish) ?? []).not.toContain(who),
)

describe('whoever nobody is called like', () => {
  test.each([
    ['wheelwright', 'Quotes, invoices & books'],
    ['food bank coordinator', 'Donations & fundraising'],
    ['lock picking', 'Others who do it'],
    ['protocol officer', 'Documents & spreadsheets'],
  ])('gets what is kept in the nearest field: %s', (wish, title) =>
    expect(stackFor(wish).map((section) => section.title)).toContain(title),
  )
})

test('a pursuit that a tool is named after is a wish; the tool with its capital is itself', () => {
  expect(peopleIn('geocaching')).toEqual(['Geocacher'])
  expect(stackFor('what does a geocaching club need').map(({ title }) => title)).not.toContain('Games & consoles')
  expect(namesIn('Illustrator')).toEqual(['Illustrator'])
})

test('a team that lives in a tool wishes for what goes with it', () => {
  const names = namesIn('sales team of six that lives in HubSpot')
  expect(names).toEqual(expect.arrayContaining(['HubSpot', 'Calendly']))
  expect(names).not.toContain('Salesforce')
})

test.each([
  ['like Notion but offline and open source', 'Instead of Notion', 'Joplin'],
  ['self-hosted Dropbox', 'Instead of Dropbox', 'Nextcloud'],
  ['a free Photoshop for Linux', 'Instead of Photoshop', 'GIMP'],
  ['open source equivalent of Figma', 'Instead of Figma', 'Penpot'],
])('what is like a tool but for a demand stands in its place: %s', (wish, title, name) => {
  const [first] = stackFor(wish)
  expect(first?.title).toBe(title)
  expect(first?.tools.map(({ text }) => text)).toContain(name)
})

test.each([
  ['What should I use for making YouTube videos?', 'DaVinci Resolve'],
  ['how do I start on Twitch', 'OBS Studio'],
  ['what should I use to write a thesis in LaTeX', 'Zotero'],
])('who asks what to use has told nothing: %s', (question, name) => expect(namesIn(question)).toContain(name))

test('a word of two letters wishes for nothing, unless somebody is called so', () => {
  expect(() => namesIn('hi')).toThrow('could not find a tool or a wish')
  expect(namesIn('dj')).toContain('Serato DJ')
})

test('who replaces a program keeps the desk', () =>
  expect(namesIn('instead of Slack for a team of five, self-hosted')).not.toContain('Steelcase Leap'))

test('kinds that everybody asks for are what most people take for them', () => {
  const sections = stackFor('I hate Google. what should I use for email, calendar and photos')
  const names = (title: string) => sections.find((section) => section.title === title)?.tools.map(({ text }) => text)
  expect(names('Email')).toContain('Proton Mail')
  expect(names('Calendar')).toContain('Proton Calendar')
  expect(names('Photos')).toContain('Ente')
  const kinds = [...everydayKinds().values()]
  expect(kinds.flatMap(({ picks }) => picks).length).toBeGreaterThan(kinds.length)
  for (const { category, picks } of kinds)
    for (const pick of picks) expect(pickedEntry(pick, category), pick).toBeDefined()
})

test('of two tools of one name a section means the one of its field', () => {
  expect(pickedEntry('Splice', 'video')?.name).toBe('Splice')
  expect(pickedEntry('Splice', 'audio')?.name).toBe('Splice Sounds')
})

test.each([
  ['watchmaker repairing vintage watches at home', 'Watchmaker and clock repairer', 'Bergeon Screwdrivers'],
  ['interior painter and decorator with two employees', 'House painter and decorator', 'PaintScout'],
  ['quiz night host in a pub', 'Quiz and karaoke host', 'SpeedQuizzing'],
  ['swim coach for a youth team', 'Swimming coach and teacher', 'HY-TEK Meet Manager'],
  ['solar panel installer, 4 vans', 'Solar installer', 'Aurora Solar'],
  ['laundromat owner', 'Laundromat and dry-cleaning owner', 'CleanCloud'],
  ['independent perfumer making small batches', 'Independent perfumer', 'IFRA Standards'],
  ['activities coordinator in a nursing home', 'Activities coordinator in a care home', 'Golden Carers'],
  ['tiny house builder', 'Tiny house builder', 'Iron Eagle Trailers'],
  ['escape room designer', 'Escape room and leisure venue owner', 'QLab'],
  ['wedding singer', 'Wedding singer and gigging band', 'BandHelper'],
  ['offline kit for a geologist in the field', 'Geologist and field scientist', 'StraboSpot'],
])('a trade gets what it works with: %s', (wish, who, tool) => {
  expect(peopleIn(wish)?.[0]).toBe(who)
  expect(namesIn(wish)).toContain(tool)
})

test('where somebody sells says who they are; what they say to use is what they have', () => {
  expect(peopleIn('I restore old furniture and sell it on Etsy')).toContain('Furniture restorer and upholsterer')
  expect(namesIn('I use Etsy')).toEqual(['Etsy'])
})

test('a word in passing is nobody: a campaign is no election, a farm of printers no farm', () => {
  expect(peopleIn('dungeon master running an online campaign')).toHaveLength(1)
  expect(peopleIn('3d printing farm selling miniatures')).toHaveLength(1)
})

test('a section that another one has taken from, or that a tool in use has emptied, is not stuffed', () => {
  const crm = stackFor('sales team of six that lives in HubSpot').find(({ tools }) => tools[0]?.text === 'HubSpot')
  expect(crm?.tools).toHaveLength(1)
})

test.each([
  ['hospital clown', ["Children's entertainer"]],
  ['mobile barber who takes card payments', ['Hairdresser and beauty salon']],
  ['kindergarten teacher', ['Primary school teacher']],
  ['private investigator', ['Private investigator']],
  ['better than Excel for household budget but private', ['Household budgeter']],
])('a word that says where, how or what for is nobody else: %s', (wish, who) => expect(peopleIn(wish)).toEqual(who))

test('who escapes from a maker leaves its tools behind, and a demand behind a refusal stays one', () => {
  const names = namesIn('escape from Adobe: illustrator and photographer')
  expect(names.filter((name) => /^(?:photoshop|illustrator|lightroom|adobe)/i.test(name))).toEqual([])
  expect([...readConstraints('write memoirs, not technical, windows laptop').platforms]).toEqual(['windows'])
})

test('kinds that everybody asks for need no article', () => {
  const titles = stackFor('I need video calls, a shared calendar and a place for files, no Google').map(
    ({ title }) => title,
  )
  expect(titles.slice(0, 3)).toEqual(['Video calls', 'Shared calendar', 'Place for files'])
})

test('a section of things that demands have emptied takes nothing from one that shares a word with it', () =>
  expect(namesIn('set up a smart home without cloud')).not.toContain('GoPro'))

describe('what a wish wants to do', () => {
  const titlesFor = (wish: string) => stackFor(wish).map(({ title }) => title)

  test('is written down with tools that the catalogue knows, for people whom the engine knows', () => {
    const ids = new Set(archetypes().map(({ id }) => id))
    expect(concerns().length).toBeGreaterThan(50)
    for (const { of, words, sections } of concerns()) {
      expect(ids, words[0]).toContain(of)
      expect(sections, words[0]).not.toEqual([])
      for (const { picks, category } of sections)
        expect(
          picks.filter((pick) => !pickedEntry(pick, category)),
          words[0],
        ).toEqual([])
    }
  })

  test('has sections behind those that say who somebody is', () => {
    const titles = titlesFor('high school maths teacher')
    expect(titles.indexOf('Graphs, proofs & practice')).toBe(2)
    expect(peopleIn('high school maths teacher')).toEqual(['Secondary school teacher'])
  })

  test('leads where the wish speaks of nobody, before what those keep who do such things', () => {
    const wish = 'remote pair programming'
    expect(titlesFor(wish)[0]).toBe('Pairing in one editor')
    expect(peopleIn(wish)).toEqual(['Full-stack web developer'])
  })

  test('says nothing more of who somebody is: game in the browser, father of records', () => {
    expect(namesIn('realtime multiplayer browser game')).toContain('Colyseus')
    expect(namesIn('realtime multiplayer browser game')).not.toContain('Steam')
    expect(namesIn("I want to digitise my dad's vinyl records").slice(0, 8)).toContain('Audacity')
  })

  test('leaves to who they are what stands behind it', () => {
    const names = namesIn('I want to stream retro games from my old SNES')
    expect(names).toContain('OBS Studio')
    expect(names).toContain('RetroArch')
  })

  test('needs no section of its own where such people keep those tools anyway', () => {
    expect(titlesFor('my church needs to livestream services').filter((title) => title === 'Going live')).toEqual([])
  })

  test('says who somebody is whose calling it needs: the writer of a newsletter is no novelist', () => {
    expect(peopleIn('solo writer launching a paid newsletter')).toEqual(['Newsletter writer'])
    expect(peopleIn('novelist who wants to start a newsletter')?.[0]).toBe('Novelist')
  })

  test('is spelt right: whoever wants to subtitle a film has not mistyped a calling', () => {
    expect(titlesFor('subtitle my documentary')[0]).toBe('Subtitles')
  })

  test('opens a wish beside the tools that it names, and closes a statement', () => {
    expect(titlesFor('browser extension for Chrome and Firefox')[0]).toBe('Extension frameworks')
    expect(namesIn('Netdata for server monitoring')).toEqual(['Netdata'])
    expect(namesIn('invoices in Xero')).toEqual(['Xero'])
    expect(namesIn('Passwords: 1Password')).toEqual(['1Password'])
  })
})

test('a field that is asked for somebody leads, and whoever asks for themselves comes second', () => {
  expect(peopleIn('digital marketing for our dental clinic')).toEqual(['Digital marketer', 'Dentist'])
  expect(peopleIn('digital marketing for a dental clinic')).toEqual(['Digital marketer'])
  expect(peopleIn('logo and branding for a bakery')).toEqual(['Graphic and brand designer'])
  expect(peopleIn('photography for a restaurant')?.[0]).toBe('Photographer of people, places and events')
})

test('what the wish speaks of stands right behind what somebody does first', () => {
  const titles = stackFor('a wedding DJ who also does lighting').map(({ title }) => title)
  expect(titles.slice(0, 2)).toEqual(['Mixing programs', 'Lights for the room'])
  expect(stackFor("an architect's office, five people")[1]?.title).toBe('Concept & massing models')
})

test('where somebody shows films says who they are', () =>
  expect(peopleIn('I make YouTube videos about trains with a cheap phone')?.[0]).toBe('YouTuber'))

test('who names a language or an engine needs no list of others', () => {
  const names = namesIn('Rust backend for a chat app')
  expect(names).toContain('Rust')
  for (const other of ['Go', 'Java', 'C#']) expect(names).not.toContain(other)
  expect(namesIn('indie horror game in Godot')).not.toContain("Ren'Py")
})

test('what something is built with comes before what it does', () => {
  const titles = stackFor('Next.js portfolio site').map(({ title }) => title)
  expect(titles.indexOf('Framework & UI')).toBe(0)
  expect(titles).toContain("A page of one's own")
  const [framework] = stackFor('two developers building a B2B SaaS in Rails')
  expect(framework?.title).toBe('Web framework')
  expect(framework?.tools[0]?.text).toBe('Ruby on Rails')
  expect(stackFor('browser extension in Svelte')[0]?.title).toBe('Extension frameworks')
})

test('somebody goes where they say that they move to', () =>
  expect(peopleIn('a Python developer moving into machine learning')?.[0]).toBe('Machine learning engineer'))

test('software beside a thing is not software alone', () =>
  expect(stackFor('cheap laptop and free software for a journalism student')[0]?.title).toBe('Laptops'))

test('what one does for the family is no wish of busy parents, and what is only theirs is', () => {
  const titles = stackFor('set up a Minecraft server for my kids').map(({ title }) => title)
  expect(titles[0]).toBe('Server programs & panels')
  expect(titles).not.toContain('Meals & groceries')
  expect(peopleIn('a calendar for my family')?.[0]).toBe('Busy parents')
})

test('a demand beside an errand is nobody: whoever hosts a chat talks to a team', () => {
  const [talking, ...beside] = stackFor('chat server for our company, self-hosted')
  expect(talking?.tools.map(({ text }) => text)).toContain('Mattermost')
  expect(talking?.tools.map(({ text }) => text)).not.toContain('Slack')
  expect(beside.map(({ title }) => title)).not.toContain('Hypervisor & server OS')
})

test('an errand within another is heard, and a named framework is chosen', () => {
  const names = namesIn('I want to build a local-first notes app in Svelte')
  expect(names).toContain('ElectricSQL')
  expect(names).toContain('Svelte')
  for (const other of ['React Native', 'React', 'Vue.js', 'Apple Notes']) expect(names).not.toContain(other)
})

test('a backup without a monthly fee is one that nobody rents', () => {
  const names = namesIn("back up our family's photos and laptops without a monthly fee")
  expect(names.slice(0, 6)).toContain('Time Machine')
  for (const rented of ['Backblaze', 'Google Photos', 'Elgato Video Capture']) expect(names).not.toContain(rented)
})

test('who names a framework builds what the wish is about', () => {
  const [builder, about] = peopleIn('e-commerce in Laravel with Stripe') ?? []
  expect(builder).toBe('Solo SaaS founder')
  expect(about).toBe('Online shop owner')
})

test('a wish for somebody is theirs, whatever it begins with', () => {
  expect(peopleIn('home office for a bookkeeper')?.[0]).toBe('Accountant and bookkeeper')
  expect(peopleIn('Flutter app for a bakery')?.[0]).toBe('Cross-platform mobile developer')
  expect(stackFor('a newsletter for our church')[0]?.title).toBe('Newsletter & mailing list')
})

test('what is built says who builds it, and what it does is nobody', () =>
  expect(peopleIn('I want to build a Telegram bot that reminds me of my medication')).toEqual([
    'Full-stack web developer',
  ]))

test('from one tool to another is a change, and to something is a question', () => {
  expect(stackFor('data scientist switching from R to Python')[0]?.title).not.toMatch(/^Instead/)
  expect(namesIn('data scientist switching from R to Python')).not.toContain('R')
  expect(stackFor('migrate from Heroku to something cheaper')[0]?.title).toBe('Instead of Heroku')
  expect(stackFor('migrate 200 employees from Slack to something cheaper')[0]?.title).toBe('Instead of Slack')
})

test('a maker that is replaced as a whole, or named with what is to go, is left out', () => {
  expect(namesIn('replace google everything')).toContain('Proton Mail')
  const names = namesIn('alternatives to Adobe Creative Cloud for a freelance illustrator on iPad')
  expect(names).toContain('Procreate')
  expect(names).not.toContain('Illustrator')
})

test('what is like a tool can stand in for it', () =>
  expect(stackFor('notion-like note taking')[0]?.title).toBe('Instead of Notion'))

test('whoever makes apps for a phone does so on a computer', () =>
  expect(namesIn('iOS app developer')).toContain('Xcode'))

test('of what is made for somebody the maker is meant', () => {
  expect(peopleIn('django app for my dental practice, patients should book online')).toEqual([
    'Backend developer in Python',
  ])
  expect(peopleIn('application mobile pour une association sportive')).toEqual(['Cross-platform mobile developer'])
})

test('what a phrase ends with leads, and whose it is comes behind', () => {
  const titles = stackFor('choir website without Google').map(({ title }) => title)
  expect(titles[0]).toBe('Building the site')
  expect(titles).toContain('Music scores & notation')
  expect(stackFor('UX designer freelancing from home')[0]?.title).toBe('Interface design & prototypes')
})

test('what is done without a computer holds nothing that needs one, and what others do it with', () => {
  const names = namesIn('electronic music without a computer')
  expect(names).toContain('Elektron Digitakt')
  for (const other of ['Ableton Live', 'Serum', 'MacBook Pro', 'Push']) expect(names).not.toContain(other)
})

test('who has only a phone needs no camera and no computer', () => {
  const names = namesIn('vlogging while traveling with only my phone')
  expect(names).toContain('CapCut')
  for (const other of ['Sony ZV-E10', 'DJI Mini', 'MacBook Pro']) expect(names).not.toContain(other)
})

test('"where possible" is no must', () => {
  const names = namesIn('small law firm, open source where possible')
  expect(names).toEqual(expect.arrayContaining(['j-lawyer.org', 'Clio']))
})

test('whoever learns something finds lessons first, unless such people keep some', () => {
  expect(stackFor('learn to sail')[0]?.title).toBe('Learning how')
  expect(stackFor('sailor')[0]?.title).not.toBe('Learning how')
  expect(stackFor('machine learning on medical images')[0]?.title).not.toBe('Learning how')
})

test('a microphone for less than 200 euros is found', () =>
  expect(namesIn('recording vocals for under 200 euros')).toContain('Shure SM58'))

test('a tool behind a comma in a sentence of small letters is a word', () =>
  expect(namesIn('dungeon master, play online with friends')).not.toContain('Play'))

test('where somebody sells says who they are in two places, too', () => {
  expect(peopleIn('i sell vintage clothes on vinted and depop')).toEqual(['Second-hand clothes seller'])
  expect(namesIn('we use Etsy and eBay')).toEqual(['Etsy', 'eBay'])
})

test('the language of somebody who analyses is nobody else, and getting better is no improvisation', () => {
  expect(peopleIn('data scientist who switches from excel to python')).toEqual(['Data scientist'])
  expect(peopleIn('chess improvement')).toEqual(['Chess player'])
})

test('what is made on a tablet needs no computer', () => {
  const names = namesIn('making beats on an iPad')
  expect(names).toContain('GarageBand')
  for (const other of ['MacBook Pro', 'Push', 'MPK mini']) expect(names).not.toContain(other)
})

test('an errand that is a stack by itself is granted with that', () =>
  expect(stackFor('old laptop, want linux, just browsing and mails').map(({ title }) => title)).not.toContain(
    'Laptops that love Linux',
  ))

test.each([
  ['learn arabic', 'Italki'],
  ['replace my spreadsheet for tracking clients', 'HubSpot'],
  ['translate a website into five languages', 'Weblate'],
])('an errand is heard in other words: %s', (wish, name) =>
  expect(namesIn(wish).map((one) => one.toLowerCase())).toContain(name.toLowerCase()),
)

test.each([
  ['photography student, secondhand gear', 'Photographer of people, places and events'],
  ['electric bike commute', 'Cyclist'],
  ['restaurant reservations and table plan', 'Small restaurant owner'],
])('a word in passing is no second person: %s', (wish, who) => expect(peopleIn(wish)).toEqual([who]))

test.each([
  ['wedding on a small budget', 'Couple planning a wedding'],
  ['retire early', 'Long-term investor'],
  ['quit social media', 'Digital minimalist'],
  ['gemüsegarten planen', 'Hobby gardener'],
  ['scientific writing in LaTeX', 'Academic researcher'],
])('the word that somebody has for it names them: %s', (wish, who) => expect(peopleIn(wish)).toEqual([who]))

test('how somebody works is no calling beside one', () => {
  expect(peopleIn('freelance bookkeeper moving to the cloud')?.[0]).toBe('Accountant and bookkeeper')
  expect(peopleIn('freelancer')).toEqual(['Freelancer'])
  expect(peopleIn('grandpa learning to video call')?.[0]).toBe('Retiree staying in touch')
})

test('whoever says on which computer needs no other', () => {
  const names = namesIn('computer vision on a raspberry pi')
  expect(names).toContain('Raspberry Pi')
  expect(names.join()).not.toMatch(/GeForce|Ryzen|DGX/)
})

test('a Mac has no graphics card to choose', () =>
  expect(namesIn('AI art on a Mac').join()).not.toMatch(/GeForce|Radeon/))

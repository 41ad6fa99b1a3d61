import { describe, expect, test } from 'vitest'
import { readTools } from '@/lib/engine/embedded/read/read'

const names = (text: string) => readTools(text).tools.map((tool) => tool.text)

describe('names that share their first word', () => {
  test.each([
    ['We use Affinity Photo, Designer and Publisher.', ['Affinity Photo', 'Affinity Designer', 'Affinity Publisher']],
    ['I moved to Proton Mail, Drive, VPN and Pass.', ['Proton Mail', 'Proton Drive', 'Proton VPN', 'Proton Pass']],
    ['I use Proton Mail and Calendar, and Joplin for notes.', ['Proton Mail', 'Proton Calendar', 'Joplin']],
  ])('get the first word in an enumeration: %s', (text, tools) => expect(names(text)).toEqual(tools))

  test.each([
    ['Logic Pro, Pro Tools and Cubase.', ['Logic Pro', 'Pro Tools', 'Cubase']],
    ['I wear an Apple Watch, AirPods and a Garmin.', ['Apple Watch', 'AirPods', 'Garmin']],
    [
      'My notes are in Apple Notes and Reminders, my calendar is Fantastical.',
      ['Apple Notes', 'Apple Reminders', 'Fantastical'],
    ],
  ])('are left as they are when they are complete: %s', (text, tools) => expect(names(text)).toEqual(tools))
})

describe('an elided article in French and Italian', () => {
  test.each([
    ["Je dessine avec l'Apple Pencil et je porte l'Apple Watch.", ['Apple Pencil', 'Apple Watch']],
    ["J'ai quitté l'iPhone pour un Pixel.", ['Pixel']],
    ["Scrivo sull'iPad e ascolto con gli AirPods.", ['iPad', 'AirPods']],
  ])('is not part of the name: %s', (text, tools) => expect(names(text)).toEqual(tools))
})

describe('used tools behind a replaced one', () => {
  test.each([
    ['I use Fastmail instead of Gmail, Nextcloud for files and Joplin for notes.', ['Fastmail', 'Nextcloud', 'Joplin']],
    ['I use Fastmail instead of Gmail, Outlook and the rest, and Joplin for notes.', ['Fastmail', 'Joplin']],
    ['Life without Photoshop, Illustrator for years now: I draw in Krita.', ['Krita']],
    ['Guests book through SavvyCal (Calendly felt spammy).', ['SavvyCal']],
    ['Jira was overkill. We plan in Linear.', ['Linear']],
    ['Jira was never bloated. We plan in it.', ['Jira']],
    [
      'エディタはCursor、Docker DesktopからOrbStackに移行しました。ブラウザはChromeからArcに乗り換えました。',
      ['Cursor', 'OrbStack', 'Arc'],
    ],
    ['メモはEvernoteをやめてObsidianにしました。', ['Obsidian']],
  ])('%s', (text, tools) => expect(names(text)).toEqual(tools))
})

test.each([
  ['Benchling as ELN, Zotero as reference manager, R for stats.', ['Benchling', 'Zotero', 'R']],
  ['TradingView for charts, and a Python script with pandas that places orders.', ['TradingView', 'Python', 'pandas']],
  ['We record in Riverside. Show notes are drafted by Claude.', ['Riverside', 'Claude']],
  [
    'Behringer X32 for audio with Dante going to the stream PC, vMix for the stream.',
    ['Behringer X32', 'Dante', 'vMix'],
  ],
  [
    'KitchenAid Artisan, a cheap Escali scale, Brod & Taylor proofer.',
    ['KitchenAid Artisan', 'Escali scale', 'Brod & Taylor Proofer'],
  ],
  ['Planning is a Trello board, and I draw in Aseprite.', ['Trello', 'Aseprite']],
])('%s', (text, tools) => expect(names(text)).toEqual(tools))

describe('words beside a name', () => {
  test.each([
    ['Ortlieb pack, Garmin Edge 1040 Solar. Komoot to plan.', ['Ortlieb', 'Garmin Edge 1040']],
    ['Analytics come from Common Room and Orbit (RIP). Events on Luma.', ['Common Room', 'Luma']],
    [
      'Digital side: Apple Calendar, Reminders and Day One. Tried Todoist and TickTick, always back to paper.',
      ['Apple Calendar', 'Apple Reminders', 'Day One'],
    ],
    ['Home Assistant in a VM with a Sonoff Zigbee dongle.', ['Home Assistant', 'Sonoff Zigbee Dongle']],
    ['I read my mail in VM, under Emacs.', ['VM', 'Emacs']],
    ['I own two Stream Decks and two Studio Displays.', ['Stream Deck', 'Studio Display']],
    ['I play on Steam. Main games: Path of Exile 2, Hades II.', ['Steam', 'Path of Exile 2', 'Hades II']],
  ])('decide whether it is used: %s', (text, tools) => expect(names(text)).toEqual(tools))
})

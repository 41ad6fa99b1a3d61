import { describe, expect, test } from 'vitest'
import { readTools } from '@/lib/engine/embedded/read/read'

/** Spoken texts: transcripts and captions. */

const names = (text: string) => readTools(text).tools.map(({ text: name }) => name)

describe('a transcript with time stamps, capitals and full stops', () => {
  test('is read like prose', () => {
    const transcript = [
      'Maya Lind (00:01:10):',
      'So what do you write in?',
      '',
      'Tom Berg (00:01:14):',
      "It's a hosting question first. I've seen one that does both, but I just click over to Ulysses and felt at home.",
      '',
      'Maya Lind (00:01:31):',
      'And that is all of it, right?',
      '',
      'Tom Berg (00:01:40):',
      'Right. And for the numbers I use Airtable, et cetera.',
    ].join('\n')
    expect(names(transcript)).toEqual(['Ulysses', 'Airtable'])
  })

  test('keeps a sentence together across time stamps', () => {
    const transcript = [
      '00:10:02 Yeah, we keep all of the books in',
      '',
      '00:10:05 QuickBooks and the plans in Trello.',
      '',
      '00:10:09 Oh my God, I love Elastic',
      '',
      '00:10:12 Transcoder. I could not live without it.',
    ].join('\n')
    expect(names(transcript)).toEqual(expect.arrayContaining(['QuickBooks', 'Trello']))
    expect(names(transcript)).not.toContain('Elastic')
  })
})

describe('tools that a speaker names and does not use', () => {
  test.each([
    ['Until last spring I had been using Trello. Now it is all in Linear.', ['Linear']],
    ['I wasted three years on Gatsby. We build with Astro.', ['Astro']],
    ['You could host all of it on your own on Heroku or something, but I use Netlify.', ['Netlify']],
    ['It gives you a Trello style board. I keep mine in Todoist.', ['Todoist']],
    ['Are you using anything like Memcached? I use Redis.', ['Redis']],
    ['She was lovely to me when I was at Spotify. I write in Ulysses.', ['Ulysses']],
    ['They all have the Slack logo on their page. I use Zulip.', ['Zulip']],
    ['The X100V is one I want to buy. I shoot on a Leica Q2.', ['Leica Q2']],
    ['Since buying a lens on eBay I shoot everything on a Nikon Zf.', ['Nikon Zf']],
    ['I went Roam, I think Logseq, and then now to Obsidian.', ['Obsidian']],
    ['So I moved to Evernote after that and then I looked at Quiver. I write in Obsidian.', ['Obsidian']],
    ['We compared Asana and Basecamp and ended up with ClickUp.', ['ClickUp']],
    ['We were on Slack but, you know, we moved to Discord.', ['Discord']],
  ])('%s', (text, expected) => expect(names(text)).toEqual(expected))

  test.each([
    ['I could not imagine my life without Superhuman.', 'Superhuman'],
    ['I would be lost without Todoist.', 'Todoist'],
    ['I have been using Linear for two years.', 'Linear'],
    ['I had been using Vim for years, and I still do.', 'Vim'],
    ['So I have, like, a Kindle and, um, a Kobo Libra.', 'Kobo Libra'],
  ])('keeps a used tool: %s', (text, name) => expect(names(text)).toContain(name))
})

describe('captions', () => {
  const caption = (text: string) =>
    names(
      `hello and good morning to all of you out there it is so nice that you are here with me again today because this is about how i do my work ${text} and with that we are at the end of it so take care and see you all again very soon`,
    )
  test.each([
    ['i record it all into pro tools', ['Pro Tools']],
    ["as for raw files i'm a capture one person", ['Capture One']],
    ['then i cut it in premiere and animate in after effects', ['Premiere', 'After Effects']],
    ['that was a hypothesis that i had and i felt sort of sad about the autopsy', []],
    ['for ten percent off go to squarespace dot com', []],
    ['my voice goes into a sure sm seven b', ['Shure SM7B']],
    ['i send my newsletter with convert kit', ['ConvertKit']],
  ])('%s', (text, expected) => expect(caption(text)).toEqual(expected))
})

test('recognises short names of tools that colleagues use at work', () => {
  const answer = [
    'Nora Feld (00:12:01):',
    'For the numbers we have Slack, Mode, Looker and Gong, and the decks for sales are in Seismic.',
    'Ivo Brandt (00:12:20):',
    'I write Python in Eclipse with PyDev, and vim-plug keeps the rest. I film on an A7R3.',
    'Nora Feld (00:12:44):',
    'Right.',
  ].join('\n')
  expect(names(answer)).toEqual([
    'Slack',
    'Mode',
    'Looker',
    'Gong',
    'Seismic',
    'Python',
    'Eclipse',
    'PyDev',
    'vim-plug',
    'A7R3',
  ])
})

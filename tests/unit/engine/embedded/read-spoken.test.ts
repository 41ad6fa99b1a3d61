import { describe, expect, test } from 'vitest'
import { readTools } from '@/lib/engine/embedded/read/read'

/** What people say, as transcripts and captions have it. */

const names = (text: string) => readTools(text).tools.map(({ text: name }) => name)

describe('a transcript with time stamps, capitals and stops', () => {
  test('is read like any other prose', () => {
    const transcript = [
      'Maya Lind (00:01:10):',
      'So what do you write in?',
      '',
      'Tom Berg (00:01:14):',
      "It's a hosting question first. I've seen one that does both, but I just click over to Ulysses and felt at home.",
      '',
      'Maya Lind (00:01:31):',
      'And there is Mode, right?',
      '',
      'Tom Berg (00:01:40):',
      'Right. And for the numbers I use Airtable, et cetera.',
    ].join('\n')
    expect(names(transcript)).toEqual(['Ulysses', 'Airtable'])
  })

  test('keeps a sentence whole over the stamps of its lines', () => {
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

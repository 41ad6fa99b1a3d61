import { expect, test } from 'vitest'
import { captionText } from '@/lib/transcript/caption-text'
import { chooseTrack, wantedLanguages, type CaptionTrack } from '@/lib/transcript/language'

const track = (language: string, automatic = false): CaptionTrack => ({
  language,
  automatic,
  url: `https://www.youtube.com/api/timedtext?lang=${language}`,
})

test('the browser’s languages come in their order, English at the end', () => {
  expect(wantedLanguages('fr-CH, fr;q=0.9, de;q=0.7, *;q=0.5')).toEqual(['fr', 'de', 'en'])
  expect(wantedLanguages(null)).toEqual(['en'])
  expect(wantedLanguages('en-GB,de;q=0')).toEqual(['en'])
})

test('the visitor’s language wins, then English, then any', () => {
  const tracks = [track('ja'), track('en'), track('de')]
  expect(chooseTrack(tracks, ['de', 'en'])?.language).toBe('de')
  expect(chooseTrack(tracks, ['fr', 'en'])?.language).toBe('en')
  expect(chooseTrack([track('ja'), track('ko')], ['fr', 'en'])?.language).toBe('ja')
  expect(chooseTrack([], ['en'])).toBeUndefined()
})

test('captions written by people come before those of a machine', () => {
  expect(chooseTrack([track('en', true), track('en-GB')], ['en'])).toMatchObject({ automatic: false })
})

test('both caption formats become lines of plain text', () => {
  expect(captionText('{"events":[{"segs":[{"utf8":"I use "},{"utf8":"Figma"}]},{"segs":[{"utf8":"\\n"}]},{}]}')).toBe(
    'I use Figma',
  )
  expect(
    captionText(
      '<?xml version="1.0"?><transcript><text start="0">it&amp;#39;s &lt;b&gt;Linear</text><text start="1"> and  Slack </text></transcript>',
    ),
  ).toBe("it's <b>Linear\nand Slack")
})

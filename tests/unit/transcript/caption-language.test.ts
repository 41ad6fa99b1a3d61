import { expect, test } from 'vitest'
import { captionText } from '@/lib/transcript/caption-text'
import { chooseCaptionTrack, acceptedLanguages, type CaptionTrack } from '@/lib/transcript/caption-language'

const track = (language: string, automatic = false): CaptionTrack => ({
  language,
  automatic,
  url: `https://www.youtube.com/api/timedtext?lang=${language}`,
})

test('the browser’s languages keep their order, with English at the end', () => {
  expect(acceptedLanguages('fr-CH, fr;q=0.9, de;q=0.7, *;q=0.5')).toEqual(['fr', 'de', 'en'])
  expect(acceptedLanguages(null)).toEqual(['en'])
  expect(acceptedLanguages('en-GB,de;q=0')).toEqual(['en'])
})

test('captions in the visitor’s language are chosen, else in English, else any', () => {
  const tracks = [track('ja'), track('en'), track('de')]
  expect(chooseCaptionTrack(tracks, ['de', 'en'])?.language).toBe('de')
  expect(chooseCaptionTrack(tracks, ['fr', 'en'])?.language).toBe('en')
  expect(chooseCaptionTrack([track('ja'), track('ko')], ['fr', 'en'])?.language).toBe('ja')
  expect(chooseCaptionTrack([], ['en'])).toBeUndefined()
})

test('captions written by people are chosen before automatic ones', () => {
  expect(chooseCaptionTrack([track('en', true), track('en-GB')], ['en'])).toMatchObject({ automatic: false })
})

test('both caption formats give lines of plain text', () => {
  expect(captionText('{"events":[{"segs":[{"utf8":"I use "},{"utf8":"Figma"}]},{"segs":[{"utf8":"\\n"}]},{}]}')).toBe(
    'I use Figma',
  )
  expect(
    captionText(
      '<?xml version="1.0"?><transcript><text start="0">it&amp;#39;s &lt;b&gt;Linear</text><text start="1"> and  Slack </text></transcript>',
    ),
  ).toBe("it's <b>Linear\nand Slack")
})

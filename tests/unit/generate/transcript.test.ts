import { expect, test } from 'vitest'
import { MAX_PROMPT } from '@/lib/engine/limits'
import { addTranscript, plainTranscript, TRANSCRIPT_FAILED, transcriptRefusal } from '@/lib/generate/transcript'
import { RequestError } from '@/lib/http/fetch-json'

test('typed text is kept above the transcript', () => {
  expect(addTranscript('My desk setup', 'so today')).toBe('My desk setup\n\nso today')
  expect(addTranscript('  ', 'so today')).toBe('so today')
  expect(addTranscript('My desk setup\n\nso today', 'so today\n')).toBe('My desk setup\n\nso today')
})

test('a transcript of any length is cut to the limit of a prompt', () => {
  expect(addTranscript('Mine', 'a'.repeat(MAX_PROMPT))).toHaveLength(MAX_PROMPT)
})

test('subtitle files are reduced to their words', () => {
  const srt =
    '1\r\n00:00:01,000 --> 00:00:02,500\r\nI use <i>Figma</i>\r\n\r\n2\r\n00:00:02,500 --> 00:00:04,000\r\nevery day\r\n'
  const vtt = 'WEBVTT - captions\n\n00:01.000 --> 00:02.000\nI use <c.red>Figma</c>\nI use Figma\nevery day\n'
  expect(plainTranscript(srt)).toBe('I use Figma\nevery day')
  expect(plainTranscript(vtt)).toBe('I use Figma\nevery day')
})

test('an ordinary text is unchanged', () => {
  expect(plainTranscript('My setup:\nNotion and 2 screens')).toBe('My setup:\nNotion and 2 screens')
})

test.each([
  ['a 400', new RequestError('This is not a link to a YouTube video.', 400), 'This is not a link to a YouTube video.'],
  ['a 502', new RequestError('The video service refuses our server.', 502), 'The video service refuses our server.'],
  ['a 502 of a proxy', new RequestError(TRANSCRIPT_FAILED, 502), 'The transcript could not be fetched.'],
  ['a 500', new RequestError('Out of memory', 500), 'The transcript could not be fetched.'],
  ['no answer', new RequestError(TRANSCRIPT_FAILED, 0), 'The transcript could not be fetched.'],
])('the message for %s beside the field', (_, error, reason) => {
  expect(transcriptRefusal(error)).toBe(reason)
})

import { expect, test } from 'vitest'
import { MAX_PROMPT } from '@/lib/engine/limits'
import { addTranscript, plainTranscript } from '@/lib/generate/transcript'

test('what was typed stays above the transcript', () => {
  expect(addTranscript('My desk setup', 'so today')).toBe('My desk setup\n\nso today')
  expect(addTranscript('  ', 'so today')).toBe('so today')
  expect(addTranscript('My desk setup\n\nso today', 'so today\n')).toBe('My desk setup\n\nso today')
})

test('a transcript of any length fits one generation', () => {
  expect(addTranscript('Mine', 'a'.repeat(MAX_PROMPT))).toHaveLength(MAX_PROMPT)
})

test('subtitle files are read as words alone', () => {
  const srt =
    '1\r\n00:00:01,000 --> 00:00:02,500\r\nI use <i>Figma</i>\r\n\r\n2\r\n00:00:02,500 --> 00:00:04,000\r\nevery day\r\n'
  const vtt = 'WEBVTT - captions\n\n00:01.000 --> 00:02.000\nI use <c.red>Figma</c>\nI use Figma\nevery day\n'
  expect(plainTranscript(srt)).toBe('I use Figma\nevery day')
  expect(plainTranscript(vtt)).toBe('I use Figma\nevery day')
})

test('an ordinary text stays as it is', () => {
  expect(plainTranscript('My setup:\nNotion and 2 screens')).toBe('My setup:\nNotion and 2 screens')
})

import { MAX_PROMPT } from '@/lib/engine/limits'
import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'

export const TRANSCRIPT_FAILED = 'Failed to fetch transcript'

export async function requestTranscript(link: string): Promise<string> {
  const { transcript } = await fetchJson<{ transcript?: unknown }>(paths.api.transcript(link.trim()), {
    fallback: TRANSCRIPT_FAILED,
  })
  if (typeof transcript !== 'string') throw new Error(TRANSCRIPT_FAILED)
  return transcript
}

/** What was typed stays above, and what was fetched before does not come twice. */
export function addTranscript(prompt: string, transcript: string): string {
  const typed = prompt.trimEnd()
  if (typed.endsWith(transcript.trimEnd())) return prompt
  return (typed === '' ? transcript : `${typed}\n\n${transcript}`).slice(0, MAX_PROMPT)
}

/** The words of a transcript file: numbers and times of subtitles are left out, and so is what the next line repeats. */
export function plainTranscript(text: string): string {
  const lines = text
    .replace(/^\uFEFF?WEBVTT.*$/m, '')
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/<[^<>]{1,40}>/g, '').trim())
    .filter((line) => line !== '' && !/^\d+$/.test(line) && !/^[\d:.,]+\s*-->/.test(line))
  return lines.filter((line, at) => line !== lines[at - 1]).join('\n')
}

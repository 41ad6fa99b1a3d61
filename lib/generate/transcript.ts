import { MAX_PROMPT } from '@/lib/engine/limits'
import { serverMessage } from '@/lib/http/error-message'
import { fetchJson, RequestError } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'

export const TRANSCRIPT_FAILED = 'Failed to fetch transcript'

export async function requestTranscript(link: string): Promise<string> {
  const { transcript } = await fetchJson<{ transcript?: unknown }>(paths.api.transcript(link.trim()), {
    fallback: TRANSCRIPT_FAILED,
  })
  if (typeof transcript !== 'string') throw new Error(TRANSCRIPT_FAILED)
  return transcript
}

/**
 * The message for a failed request. The server's message is shown for a 502 too: it is about the
 * video service.
 */
export function transcriptRefusal(error: unknown): string {
  const reason = error instanceof RequestError && error.status === 502 ? error.message : serverMessage(error)
  return reason === undefined || reason === TRANSCRIPT_FAILED ? 'The transcript could not be fetched.' : reason
}

/** Appends a transcript to the typed text, unless it is already there. */
export function addTranscript(prompt: string, transcript: string): string {
  const typed = prompt.trimEnd()
  if (typed.endsWith(transcript.trimEnd())) return prompt
  return (typed === '' ? transcript : `${typed}\n\n${transcript}`).slice(0, MAX_PROMPT)
}

/** The words of a subtitle file, without numbers, times and repeated lines. */
export function plainTranscript(text: string): string {
  const lines = text
    .replace(/^\uFEFF?WEBVTT.*$/m, '')
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/<[^<>]{1,40}>/g, '').trim())
    .filter((line) => line !== '' && !/^\d+$/.test(line) && !/^[\d:.,]+\s*-->/.test(line))
  return lines.filter((line, at) => line !== lines[at - 1]).join('\n')
}

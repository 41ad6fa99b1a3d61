import 'server-only'
import { Innertube } from 'youtubei.js'
import { AppError } from '@/lib/errors'
import { withTimeLimit } from '@/lib/http/time-limit'
import { log } from '@/lib/log'
import { captionText } from './caption-text'
import { chooseCaptionTrack, type CaptionTrack } from './caption-language'
import { createServiceFetch, ServiceRefused } from './service-fetch'
import { videoId } from './video-id'

const DEADLINE_MS = 20_000
const PASTE_HINT = 'Open the transcript on the video’s page and paste it here instead.'

const noCaptions = () => new AppError('not_found', `The video has no captions. ${PASTE_HINT}`)
const refused = (cause: unknown) =>
  new AppError('upstream_failed', `The video service refuses our server right now. ${PASTE_HINT}`, { cause })
const unplayable = () => new AppError('not_found', `This video is private or does not exist. ${PASTE_HINT}`)

/** Fetches the transcript of a video, in the first of `languages` that it has. */
export async function fetchTranscript(
  link: string,
  languages: readonly string[],
  leaving: AbortSignal,
): Promise<string> {
  const id = videoId(link)
  if (!id) throw new AppError('invalid_input', 'This is not a link to a YouTube video.')
  try {
    return await withTimeLimit(DEADLINE_MS, leaving, (signal) => readCaptions(id, languages, signal))
  } catch (error) {
    if (error instanceof AppError) throw error
    if (error instanceof ServiceRefused) throw refused(error)
    throw new AppError('upstream_failed', `The video service did not answer as expected. ${PASTE_HINT}`, {
      cause: error,
    })
  }
}

/** Reads the player's caption tracks; if they are missing or refused, the transcript panel. */
async function readCaptions(id: string, languages: readonly string[], signal: AbortSignal): Promise<string> {
  const fetch = createServiceFetch(signal)
  const service = await Innertube.create({
    fetch,
    retrieve_player: false,
    generate_session_locally: true,
    retrieve_innertube_config: false,
    enable_session_cache: false,
  })
  let refusal: ServiceRefused | undefined
  const unlessRefused = async (way: Promise<string>): Promise<string> => {
    try {
      return await way
    } catch (error) {
      if (!(error instanceof ServiceRefused)) throw error
      refusal = error
      return ''
    }
  }
  const text =
    (await unlessRefused(readTracks(service, id, languages, fetch))) || (await unlessRefused(readPanel(service, id)))
  if (text !== '') return text
  throw refusal ?? noCaptions()
}

/** The client throws if the video does not exist, with the service's message. */
const isGone = (error: unknown) =>
  error instanceof Error && 'info' in error && (error.info as { status?: unknown } | undefined)?.status === 'ERROR'

async function readTracks(
  service: Innertube,
  id: string,
  languages: readonly string[],
  fetch: typeof globalThis.fetch,
): Promise<string> {
  // Caption links of this client work without a browser's proof-of-origin token.
  const info = await service.getBasicInfo(id, { client: 'ANDROID' }).catch((error: unknown) => {
    throw isGone(error) ? unplayable() : error
  })
  const status = info.playability_status?.status
  if (status === 'LOGIN_REQUIRED')
    throw new ServiceRefused(`playability ${status}: ${info.playability_status?.reason ?? ''}`)
  if (status === 'UNPLAYABLE') throw unplayable()
  const tracks = (info.captions?.caption_tracks ?? []).map((track): CaptionTrack => ({
    language: track.language_code,
    automatic: track.kind === 'asr',
    url: track.base_url,
  }))
  const track = chooseCaptionTrack(tracks, languages)
  return track ? readTrack(track, fetch) : ''
}

async function readTrack(track: CaptionTrack, fetch: typeof globalThis.fetch): Promise<string> {
  const url = new URL(track.url)
  url.searchParams.set('fmt', 'json3')
  const response = await fetch(url)
  return response.ok ? captionText(await response.text()) : ''
}

/**
 * The transcript panel of the video's page: a fallback, which the service often refuses to servers.
 */
async function readPanel(service: Innertube, id: string): Promise<string> {
  try {
    const info = await service.getInfo(id)
    const { transcript } = await info.getTranscript()
    const segments = transcript.content?.body?.initial_segments ?? []
    return segments
      .map((segment) => ('snippet' in segment ? String(segment.snippet) : ''))
      .filter(Boolean)
      .join('\n')
  } catch (error) {
    if (error instanceof ServiceRefused) throw error
    // A video without captions has no panel either, and the client throws for that; other causes
    // are logged.
    log.info({ err: error, video: id }, 'no transcript panel')
    return ''
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { startStandIn, type StandIn } from './stand-in'

/** A stand-in (fake server) for YouTube: the responses that its client library parses. */
export interface VideoService extends StandIn {
  /** The requested paths, in order. */
  asked: string[]
  /** How many requests were aborted before they were answered. */
  abandoned: number
  /** The kind of video that the next requests get. */
  video: Video
}

interface Video {
  status?: string
  tracks?: { language: string; kind?: 'asr'; text: string; url?: string }[]
  /** The status of the captions' URL. */
  captionStatus?: number
  panel?: string[]
  /** How it fails instead of answering. */
  fault?: { status: number; location?: string } | 'stall' | 'too large'
}

export async function startVideoService(): Promise<VideoService> {
  const service: VideoService = {
    ...(await startStandIn((request, response) => {
      service.asked.push(request.url ?? '')
      response.once('close', () => {
        if (!response.writableFinished) service.abandoned++
      })
      answer(service.video, request, response)
    })),
    asked: [],
    abandoned: 0,
    video: {},
  }
  return service
}

function answer(
  { status = 'OK', tracks = [], captionStatus = 200, panel, fault }: Video,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const send = (body: unknown) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body) + (fault === 'too large' ? ' '.repeat(3 * 1024 * 1024) : ''))
  }
  if (fault === 'stall') return
  if (fault && fault !== 'too large') {
    response.writeHead(fault.status, fault.location ? { location: fault.location } : {})
    response.end('{}')
    return
  }
  const url = new URL(request.url ?? '/', 'http://stand-in')
  if (url.pathname.endsWith('/player')) return send(player(status, tracks))
  if (url.pathname.endsWith('/next')) return send(next(panel !== undefined))
  if (url.pathname.endsWith('/get_transcript')) return send(transcriptPanel(panel ?? []))
  if (url.pathname === '/api/timedtext' && captionStatus === 200) {
    const track = tracks.find(({ language }) => language === url.searchParams.get('lang'))
    return send({ events: (track?.text ?? '').split('\n').map((line) => ({ segs: [{ utf8: line }] })) })
  }
  response.writeHead(captionStatus === 200 ? 404 : captionStatus)
  response.end('{}')
}

function player(status: string, tracks: NonNullable<Video['tracks']>) {
  const captionTracks = tracks.map(({ language, kind, url }) => ({
    baseUrl: url ?? `https://www.youtube.com/api/timedtext?v=dQw4w9WgXcQ&lang=${language}`,
    name: { simpleText: language },
    vssId: `.${language}`,
    languageCode: language,
    isTranslatable: true,
    ...(kind ? { kind } : {}),
  }))
  return {
    responseContext: {},
    playabilityStatus: { status, reason: 'Sign in to confirm' },
    videoDetails: {
      videoId: 'dQw4w9WgXcQ',
      title: 'My setup',
      lengthSeconds: '60',
      channelId: 'UC1',
      author: 'someone',
      viewCount: '1',
      isLiveContent: false,
      shortDescription: '',
    },
    ...(tracks.length > 0
      ? {
          captions: {
            playerCaptionsTracklistRenderer: {
              captionTracks,
              audioTracks: [],
              translationLanguages: [],
              defaultAudioTrackIndex: 0,
            },
          },
        }
      : {}),
  }
}

function next(hasPanel: boolean) {
  const panel = {
    engagementPanelSectionListRenderer: {
      panelIdentifier: 'engagement-panel-searchable-transcript',
      targetId: 'engagement-panel-searchable-transcript',
      content: {
        continuationItemRenderer: {
          trigger: 'CONTINUATION_TRIGGER_ON_ITEM_SHOWN',
          continuationEndpoint: {
            commandMetadata: { webCommandMetadata: { sendPost: true, apiUrl: '/youtubei/v1/get_transcript' } },
            getTranscriptEndpoint: { params: 'cGFyYW1z' },
          },
        },
      },
    },
  }
  return {
    responseContext: {},
    contents: {
      twoColumnWatchNextResults: {
        results: { results: { contents: [] } },
        secondaryResults: { secondaryResults: { results: [] } },
      },
    },
    engagementPanels: hasPanel ? [panel] : [],
  }
}

function transcriptPanel(lines: string[]) {
  const initialSegments = lines.map((text, index) => ({
    transcriptSegmentRenderer: {
      startMs: String(index * 1000),
      endMs: String(index * 1000 + 999),
      snippet: { runs: [{ text }] },
      startTimeText: { simpleText: `0:0${index}` },
      targetId: `t${index}`,
    },
  }))
  return {
    responseContext: {},
    actions: [
      {
        updateEngagementPanelAction: {
          targetId: 'engagement-panel-searchable-transcript',
          content: {
            transcriptRenderer: {
              content: {
                transcriptSearchPanelRenderer: {
                  body: { transcriptSegmentListRenderer: { initialSegments } },
                  targetId: 'engagement-panel-searchable-transcript',
                },
              },
            },
          },
        },
      },
    ],
  }
}

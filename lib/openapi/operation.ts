import type { z } from 'zod'
import type { AnswerName } from './answers'

type Status = 200 | 201 | 202

/** An endpoint of the document, with the schemas that its route checks by. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'delete'
  /** As a folder below `app`: parameters in brackets. */
  path: `/api/${string}`
  summary: string
  /** What the caller must send; without it anyone may call. `key`: an API key or an ID token. */
  needs?: 'key' | 'idToken' | 'session'
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** A file as the body instead of JSON. */
  file?: readonly string[]
  status?: Status | readonly Status[]
  /** The name of a JSON answer, or the media types of a file. */
  answer: AnswerName | readonly string[]
}

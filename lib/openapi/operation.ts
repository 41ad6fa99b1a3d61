import type { z } from 'zod'
import type { ResponseSchemaName } from './response-schemas'

type Status = 200 | 201 | 202

/** Schema by media type, for answers and bodies that are no JSON of ours. A file has no schema. */
export type FileTypes = readonly string[]

/** An endpoint in the document, with the schemas of its route. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'delete'
  /**
   * The address, with parameters in brackets: below `/api` as a folder of `app`, otherwise as
   * visitors write it.
   */
  path: `/${string}`
  summary: string
  /**
   * The credentials that the caller must send; without it anyone may call. `key`: an API key or an
   * ID token; `editor`: one of these or the claim secret of a stack without owner.
   */
  needs?: 'key' | 'editor' | 'idToken' | 'session'
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /**
   * A file as the body instead of JSON: the media types of the file itself, and of a form that
   * contains it.
   */
  file?: FileTypes
  /** Accepts an Idempotency-Key. */
  isIdempotent?: true
  status?: Status | readonly Status[]
  /** The status of an answer without content. */
  emptyStatus?: 202
  /** The name of a JSON answer, or the media types of a file. */
  answer: ResponseSchemaName | FileTypes
  /** Answers as server-sent events when `Accept` names them, besides JSON. */
  hasEvents?: true
  /** Headers of the answer besides those of every answer. */
  headers?: readonly ('ETag' | 'Link' | 'Retry-After')[]
  /** The schema of its errors, if not `Failure`. */
  failure?: ResponseSchemaName | FileTypes
}

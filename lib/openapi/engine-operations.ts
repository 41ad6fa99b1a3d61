import {
  AutocompleteBody,
  DescriptionsBody,
  ExploreBody,
  GenerateBody,
  PersonaBody,
  PersonaPageBody,
  TransformBody,
} from '@/lib/engine/schema'
import { PersonaCheckBody } from '@/lib/persona/schema'
import { TranscriptQuery } from '@/lib/transcript/schema'
import type { Operation } from './operation'

/** Operations of the engine: generation, transforms and personas. */

export const ENGINE_OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/techstack/generate',
    summary: 'Make a stack from a text; with Accept: text/event-stream as events',
    body: GenerateBody,
    hasEvents: true,
    answer: 'GeneratedStack',
  },
  {
    method: 'post',
    path: '/api/techstack/transform',
    summary: 'Retell a stack in another era or style',
    body: TransformBody,
    answer: 'TransformedStack',
  },
  {
    method: 'post',
    path: '/api/techstack/explore',
    summary: 'More tools for a section',
    body: ExploreBody,
    answer: 'MoreTools',
  },
  {
    method: 'post',
    path: '/api/techstack/autocomplete',
    summary: 'Names of tools while typing',
    body: AutocompleteBody,
    answer: 'Suggestions',
  },
  {
    method: 'post',
    path: '/api/generate-persona',
    summary: 'The persona of a stack; null if there is none',
    body: PersonaBody,
    answer: 'PersonaOrNull',
  },
  {
    method: 'post',
    path: '/api/generate-persona-style',
    summary: 'A persona page, made anew or changed by a request',
    body: PersonaPageBody,
    answer: ['text/html'],
  },
  {
    method: 'post',
    path: '/api/persona/check',
    summary: 'A persona page as it would be stored, and what was removed; nothing is stored',
    body: PersonaCheckBody,
    answer: 'CheckedPage',
  },
  {
    method: 'post',
    path: '/api/techstack/descriptions',
    summary: 'Descriptions of tools by name',
    body: DescriptionsBody,
    answer: 'Descriptions',
  },
  {
    method: 'get',
    path: '/api/youtube/transcript',
    summary: 'The captions of a video',
    query: TranscriptQuery,
    answer: 'Transcript',
  },
]

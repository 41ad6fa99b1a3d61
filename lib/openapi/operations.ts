import 'server-only'
import type { z } from 'zod'
import { ComparedCodes } from '@/lib/compare/schema'
import { OembedQuery } from '@/lib/embed/oembed'
import { AutocompleteBody, ExploreBody, GenerateBody, PersonaBody, TransformBody } from '@/lib/engine/schema'
import { IconPairs, IconRef } from '@/lib/icons/schema'
import { McpMessage } from '@/lib/mcp/schema'
import { RestoreBody, RevisionParams } from '@/lib/revisions/schema'
import { HandleParam, SearchParam } from '@/lib/search/schema'
import { CopyBody, PageQuery, ShareCodeParam, StackDraft, StackRef, StackUpdate, UserParam } from '@/lib/stack/schema'
import { ToolListQuery, ToolParam } from '@/lib/tools/schema'
import type { AnswerName } from './answers'

/** An endpoint of the document, with the schemas that its route checks by. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'delete'
  /** As a folder below `app`: parameters in brackets. */
  path: `/api/${string}`
  summary: string
  needsKey?: boolean
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** A file as the body instead of JSON. */
  file?: readonly string[]
  status?: 200 | 201
  answer: AnswerName
}

export const OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/techstack',
    summary: 'Save a stack',
    body: StackDraft,
    status: 201,
    answer: 'CreatedStack',
  },
  {
    method: 'get',
    path: '/api/techstack/[ref]',
    summary: 'Read a stack by its share code',
    params: StackRef,
    answer: 'Stack',
  },
  {
    method: 'put',
    path: '/api/techstack/[ref]',
    summary: 'Change the fields that are sent; an old version is 409',
    needsKey: true,
    params: StackRef,
    body: StackUpdate,
    answer: 'Stack',
  },
  {
    method: 'delete',
    path: '/api/techstack/[ref]',
    summary: 'Delete a stack',
    needsKey: true,
    params: StackRef,
    answer: 'Done',
  },
  {
    method: 'post',
    path: '/api/techstack/[ref]/restore',
    summary: 'Restore a stack within thirty days of its deletion',
    needsKey: true,
    params: StackRef,
    answer: 'Stack',
  },
  {
    method: 'get',
    path: '/api/techstack/[ref]/versions',
    summary: 'Kept versions of an own stack, newest first',
    needsKey: true,
    params: StackRef,
    answer: 'Versions',
  },
  {
    method: 'post',
    path: '/api/techstack/[ref]/versions/[version]/restore',
    summary: 'Store an earlier version as the newest one',
    needsKey: true,
    params: RevisionParams,
    body: RestoreBody,
    answer: 'Stack',
  },
  {
    method: 'get',
    path: '/api/techstack/[ref]/remixes',
    summary: 'Listed copies of a stack',
    params: StackRef,
    answer: 'Remixes',
  },
  {
    method: 'post',
    path: '/api/share',
    summary: 'Save a stack to share it',
    body: StackDraft,
    status: 201,
    answer: 'Copy',
  },
  {
    method: 'post',
    path: '/api/share/[code]',
    summary: 'Save a copy of a stack',
    params: ShareCodeParam,
    body: CopyBody,
    status: 201,
    answer: 'Copy',
  },
  {
    method: 'get',
    path: '/api/user/[userId]/techstacks',
    summary: 'Own stacks, newest first; the Link header names the next page',
    needsKey: true,
    params: UserParam,
    query: PageQuery,
    answer: 'StackSummaries',
  },
  {
    method: 'get',
    path: '/api/techstack/search/[query]',
    summary: 'Stacks by name, title, handle, or tool (uses:figma)',
    params: SearchParam,
    answer: 'StackRows',
  },
  {
    method: 'get',
    path: '/api/techstack/handle/[handle]',
    summary: 'Stacks of a handle',
    params: HandleParam,
    answer: 'StackRows',
  },
  { method: 'get', path: '/api/techstack/popular', summary: 'Popular stacks', answer: 'PopularStacks' },
  { method: 'get', path: '/api/techstack/new', summary: 'Newest stacks', answer: 'PopularStacks' },
  { method: 'get', path: '/api/techstack/trending', summary: 'Stacks of the week', answer: 'PopularStacks' },
  {
    method: 'get',
    path: '/api/compare/[a]/[b]',
    summary: 'Compare two stacks',
    params: ComparedCodes,
    answer: 'Comparison',
  },
  {
    method: 'post',
    path: '/api/techstack/generate',
    summary: 'Make a stack from a text; with Accept: text/event-stream as events',
    body: GenerateBody,
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
    method: 'get',
    path: '/api/tools',
    summary: 'The catalogue, most used first',
    query: ToolListQuery,
    answer: 'ToolPages',
  },
  { method: 'get', path: '/api/tools/[id]', summary: 'A tool of the catalogue', params: ToolParam, answer: 'ToolPage' },
  {
    method: 'get',
    path: '/api/icon-mappings',
    summary: 'Icons and links of tools by name',
    query: IconPairs,
    answer: 'IconMappings',
  },
  {
    method: 'post',
    path: '/api/icons',
    summary: 'Upload an icon of at most 100 kB',
    needsKey: true,
    file: ['image/png', 'image/webp', 'image/svg+xml'],
    status: 201,
    answer: 'UploadedIcon',
  },
  {
    method: 'delete',
    path: '/api/icons/[icon_id]',
    summary: 'Delete an uploaded icon',
    needsKey: true,
    params: IconRef,
    answer: 'Done',
  },
  { method: 'get', path: '/api/explore-data', summary: 'The gallery of the front page', answer: 'GalleryItems' },
  { method: 'get', path: '/api/oembed', summary: 'oEmbed 1.0 of a stack', query: OembedQuery, answer: 'Oembed' },
  { method: 'get', path: '/api/health', summary: 'Whether the server and its database answer', answer: 'Health' },
  {
    method: 'post',
    path: '/api/mcp',
    summary: 'Model Context Protocol, streamable HTTP without sessions',
    body: McpMessage,
    answer: 'McpAnswer',
  },
  { method: 'get', path: '/api/openapi.json', summary: 'This document', answer: 'Document' },
]

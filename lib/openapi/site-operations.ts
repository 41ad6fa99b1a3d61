import { ComparedCodes } from '@/lib/compare/schema'
import { OembedQuery } from '@/lib/embed/oembed'
import { FeedbackForm } from '@/lib/feedback/schema'
import { McpMessage } from '@/lib/mcp/schema'
import { ShareCodeParam } from '@/lib/stack/schema'
import { SubscriptionEnd, SubscriptionForm } from '@/lib/subscription/schema'
import type { Operation } from './operation'

/** The site as a whole: its gallery, forms and link previews, and the API itself. */

export const SITE_OPERATIONS: readonly Operation[] = [
  { method: 'get', path: '/api/explore-data', summary: 'The gallery of the front page', answer: 'GalleryItems' },
  {
    method: 'get',
    path: '/api/oembed',
    summary: 'oEmbed 1.0 of a stack',
    query: OembedQuery,
    headers: ['ETag'],
    answer: 'Oembed',
  },
  { method: 'get', path: '/api/health', summary: 'Whether the server and its database answer', answer: 'Health' },
  {
    method: 'post',
    path: '/api/mcp',
    summary: 'Model Context Protocol, streamable HTTP without sessions',
    body: McpMessage,
    emptyStatus: 202,
    headers: ['Retry-After'],
    failure: 'McpFailure',
    answer: 'McpAnswer',
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This document',
    headers: ['ETag'],
    answer: 'Document',
  },
  {
    method: 'post',
    path: '/api/feedback',
    summary: 'Send feedback to the operator',
    isIdempotent: true,
    body: FeedbackForm,
    status: 201,
    answer: 'Done',
  },
  {
    method: 'post',
    path: '/api/subscribe',
    summary: 'Subscribe with an address and a handle; 200 for a pair that is subscribed already',
    isIdempotent: true,
    body: SubscriptionForm,
    status: [201, 200],
    answer: 'Done',
  },
  {
    method: 'delete',
    path: '/api/subscribe',
    summary: 'End a subscription with the token of its mail',
    isIdempotent: true,
    body: SubscriptionEnd,
    answer: 'Done',
  },
  {
    method: 'get',
    path: '/api/preview/[code]',
    summary: 'The link preview of a stack, 1200 by 630',
    params: ShareCodeParam,
    headers: ['ETag'],
    answer: ['image/png'],
  },
  {
    method: 'get',
    path: '/api/preview/[code]/card',
    summary: 'The picture of a gallery card',
    params: ShareCodeParam,
    headers: ['ETag'],
    answer: ['image/svg+xml'],
  },
  {
    method: 'get',
    path: '/api/preview/site',
    summary: 'The link preview of the site',
    headers: ['ETag'],
    answer: ['image/png'],
  },
  {
    method: 'get',
    path: '/api/compare/[a]/[b]/picture',
    summary: 'The link preview of a comparison',
    params: ComparedCodes,
    headers: ['ETag'],
    answer: ['image/png'],
  },
]

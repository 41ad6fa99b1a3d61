import { IconGround, IconPairs, IconQuery, IconRef } from '@/lib/icons/schema'
import { ToolListQuery, ToolParam } from '@/lib/tools/schema'
import type { Operation } from './operation'

/** Tools of the catalogue and icons. */

export const TOOL_OPERATIONS: readonly Operation[] = [
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
    method: 'get',
    path: '/api/icons/[icon_id]',
    summary: 'The picture of an icon',
    params: IconRef,
    query: IconGround,
    headers: ['ETag'],
    answer: ['image/svg+xml', 'image/png', 'image/webp'],
  },
  {
    method: 'get',
    path: '/api/icons',
    summary: 'Icons by the name of their product or maker, best matches first',
    query: IconQuery,
    answer: 'IconPages',
  },
  {
    method: 'post',
    path: '/api/icons',
    summary: 'Upload an icon of at most 100 kB',
    needs: 'key',
    isIdempotent: true,
    file: ['image/png', 'image/webp', 'image/svg+xml', 'application/octet-stream', 'multipart/form-data'],
    status: 201,
    answer: 'UploadedIcon',
  },
  {
    method: 'delete',
    path: '/api/icons/[icon_id]',
    summary: 'Delete an uploaded icon',
    isIdempotent: true,
    needs: 'key',
    params: IconRef,
    answer: 'Done',
  },
]

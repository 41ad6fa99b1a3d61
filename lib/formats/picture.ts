import 'server-only'
import { missingPicture } from '@/lib/preview/missing-picture'
import { readPictureOptions } from '@/lib/preview/picture-options'
import { stackPicture } from '@/lib/preview/stack-picture'
import type { FormatWriter } from './format'

export const PICTURE_FORMAT: FormatWriter = {
  type: 'image/png',
  write: (stack, query) => stackPicture(stack, readPictureOptions(query, stack.theme)),
  failure: (message, query) => missingPicture(message, readPictureOptions(query, 'modern')),
}

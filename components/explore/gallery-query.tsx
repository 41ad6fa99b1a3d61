'use client'

import { QueryProvider } from '@/lib/http/swr'
import { GalleryAnswer } from './gallery-answer'

export function GalleryQuery() {
  return (
    <QueryProvider>
      <GalleryAnswer />
    </QueryProvider>
  )
}

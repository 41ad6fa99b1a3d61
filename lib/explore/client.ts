'use client'

import useSWR from 'swr'
import { paths } from '@/lib/paths'
import type { ExploreItem } from './data'
import { GALLERY_WORDS } from './words'

type GalleryState = 'loading' | { words: string; failed?: boolean } | { items: readonly ExploreItem[] }

export function galleryState(answer: unknown): GalleryState {
  if (!Array.isArray(answer)) return { words: GALLERY_WORDS.noData, failed: true }
  if (answer.length === 0) return { words: GALLERY_WORDS.empty }
  return { items: answer as ExploreItem[] }
}

/** The gallery as the page asks for it, when the server had none to render. */
export function useExploreItems(): { state: GalleryState; retry: () => void } {
  const { data, error, isLoading, mutate } = useSWR<unknown>(paths.api.exploreData)
  const retry = () => void mutate()
  if (isLoading) return { state: 'loading', retry }
  if (error !== undefined) return { state: { words: GALLERY_WORDS.failed, failed: true }, retry }
  return { state: galleryState(data), retry }
}

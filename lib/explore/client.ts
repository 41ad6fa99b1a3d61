'use client'

import useSWR from 'swr'
import { paths } from '@/lib/paths'
import type { ExploreItem } from './queries'
import { GALLERY_MESSAGES } from './gallery-messages'

type GalleryState = 'loading' | { words: string; failed?: boolean } | { items: readonly ExploreItem[] }

export function galleryState(answer: unknown): GalleryState {
  if (!Array.isArray(answer)) return { words: GALLERY_MESSAGES.noData, failed: true }
  if (answer.length === 0) return { words: GALLERY_MESSAGES.empty }
  return { items: answer as ExploreItem[] }
}

/** Requests the gallery in the browser, if the server could not read it. */
export function useExploreItems(): { state: GalleryState; retry: () => void } {
  const { data, error, isLoading, mutate } = useSWR<unknown>(paths.api.exploreData)
  const retry = () => void mutate()
  if (isLoading) return { state: 'loading', retry }
  if (error !== undefined) return { state: { words: GALLERY_MESSAGES.failed, failed: true }, retry }
  return { state: galleryState(data), retry }
}

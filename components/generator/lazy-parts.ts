'use client'

import { lazyPart } from '@/components/ui/lazy-part'

export const LazyGeneratorCard = lazyPart(() => import('./generator-card').then((module) => module.GeneratorCard))

export const LazyTranscriptField = lazyPart(() => import('./transcript-field').then((module) => module.TranscriptField))

'use client'

import { lazyPart } from '@/components/ui/lazy-part'

export const LazyGeneratorCard = lazyPart(() => import('./generator-card').then((module) => module.GeneratorCard))

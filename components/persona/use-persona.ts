'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStudio } from '@/components/studio/studio'
import type { PersonaPage, PersonaPageRequest } from '@/lib/engine/types'
import { FULL_MS } from '@/lib/generate/progress'
import { needsPersonaPage, type Content } from '@/lib/stack/content'
import { toast } from '@/lib/toast/toast'
import { toastFailure } from '@/lib/toast/failure'

const STEP = 10
const STEP_MS = 500
const CAP = 90
/**
 * A generated stack gets persona texts by itself; for a board made by hand they are requested after
 * this time.
 */
const WAIT_FOR_WORDS_MS = 2_500

type Mode = PersonaPageRequest['mode']

interface PersonaControl {
  /** Undefined if no page is being generated. */
  readonly progress: number | undefined
  readonly ask: (mode: Mode, wish: string) => void
}

export function usePersona(): PersonaControl {
  const { content, saved, change, amend } = useStudio()
  const [busy, setBusy] = useState(false)
  const [full, setFull] = useState(false)
  const [steps, setSteps] = useState(0)
  const [failedFor, setFailedFor] = useState<Content['sections']>()
  const running = useRef<AbortController>(undefined)
  const hasTools = content.sections.some(({ tools }) => tools.length > 0)
  const needsPage = needsPersonaPage(content, saved) && hasTools && failedFor !== content.sections
  const hasWords = content.description !== ''
  // The page depends on the texts only, so that editing the board does not restart it.
  const wordless = hasWords ? undefined : content.sections
  const isMaking = busy || needsPage

  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    if (!isMaking) return
    const timer = setInterval(() => setSteps((now) => Math.min(CAP, now + STEP)), STEP_MS)
    return () => {
      clearInterval(timer)
      setSteps(0)
    }
  }, [isMaking])
  useEffect(() => {
    if (!full) return
    const timer = setTimeout(() => setFull(false), FULL_MS)
    return () => clearTimeout(timer)
  }, [full])

  const make = async (from: Content, mode: Mode, wish: string, take: (answer: PersonaPage) => void) => {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    setBusy(true)
    try {
      const { requestPersonaPage: requestPage } = await import('@/lib/generate/persona-page')
      const answer = await requestPage({ content: from, mode, wish, signal: stop.signal })
      if (stop.signal.aborted) return
      take(answer)
      setFull(true)
    } catch (error) {
      if (!stop.signal.aborted) throw error
    } finally {
      if (running.current === stop) setBusy(false)
    }
  }

  const first = useEffectEvent(() => {
    const { sections, htmlContent, outdatedPage } = content
    const fill = ({ html }: PersonaPage) =>
      amend((now) =>
        now.htmlContent === htmlContent && now.outdatedPage === outdatedPage
          ? { ...now, htmlContent: html, outdatedPage: undefined }
          : now,
      )
    make({ ...content, htmlContent: '' }, 'new', '', fill).catch((error: unknown) => {
      setFailedFor(sections)
      console.warn('No persona page for this stack:', error)
    })
  })
  useEffect(() => {
    if (!needsPage) return
    const timer = setTimeout(first, wordless ? WAIT_FOR_WORDS_MS : 0)
    return () => clearTimeout(timer)
  }, [needsPage, wordless, content.outdatedPage])

  const ask = (mode: Mode, wish: string) => {
    const before = content.htmlContent
    const take = ({ html, note }: PersonaPage) => {
      if (html !== before) change((now) => ({ ...now, htmlContent: html }))
      if (note !== '') toast({ title: 'Not everything could be changed', description: note })
    }
    make(content, mode, wish, take).catch((error: unknown) =>
      toastFailure('Failed to generate persona', error, 'Please try again.'),
    )
  }
  return { progress: full ? 100 : isMaking ? steps : undefined, ask }
}

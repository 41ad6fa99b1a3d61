'use client'

import { useEffect, useRef, useState } from 'react'
import { useMode } from '@/components/studio/mode'
import { useStudio } from '@/components/studio/studio'
import { idToken } from '@/lib/auth/client'
import { openSignIn } from '@/lib/auth/open-sign-in'
import type { GenerateRequest } from '@/lib/engine/types'
import { startIncomingStack, fillTitleAndDescription } from '@/lib/generate/incoming-stack'
import { estimatedMs, FULL_MS } from '@/lib/generate/progress'
import { RequestError } from '@/lib/http/fetch-json'
import type { Section } from '@/lib/stack/schema'
import { toast } from '@/lib/toast/toast'
import { toastFailure } from '@/lib/toast/failure'

export interface Running {
  readonly estimateMs: number
  readonly sections: number
  /** The stack is complete. The progress bar shows 100 % before the generator closes. */
  readonly complete: boolean
}

interface GenerationControl {
  readonly running: Running | undefined
  readonly start: (wish: GenerateRequest) => void
  readonly cancel: () => void
}

export const loadRequest = () => import('@/lib/generate/request-stack')

let generations = 0

/**
 * An expired session falls back to a guest's request, because generated stacks belong to no
 * account.
 */
async function tokenOfSession(): Promise<string | undefined> {
  try {
    return await idToken()
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return undefined
    throw error
  }
}

/**
 * Generates a stack and shows sections as they arrive. One step of undo if it succeeds, none if it
 * fails.
 */
export function useGeneration(
  onFirstSection: () => void,
  onGenerated: (wish: GenerateRequest) => void,
): GenerationControl {
  const { content, saved, change, amend } = useStudio()
  const { owns } = useMode()
  const [running, setRunning] = useState<Running>()
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  const askPersona = async (sections: Section[]) => {
    try {
      const { requestPersona } = await import('@/lib/generate/persona')
      const words = await requestPersona(sections)
      if (words) amend((now) => fillTitleAndDescription(now, sections, words))
    } catch (error) {
      console.warn('No title and description for the new stack:', error)
    }
  }

  const run = async (wish: GenerateRequest, stop: AbortController) => {
    const gesture = `generation-${++generations}`
    const arrival = startIncomingStack(content, saved === undefined || owns)
    const show = (section: Section) => {
      if (stop.signal.aborted) return
      const isFirst = !arrival.hasStarted()
      change(arrival.next(section), gesture)
      setRunning((state) => state && { ...state, sections: state.sections + 1 })
      if (isFirst) onFirstSection()
    }
    try {
      const token = await tokenOfSession()
      if (wish.intelligence && !token) return openSignIn()
      const { requestStack } = await loadRequest()
      const { sections, notice } = await requestStack({ ...wish, token, signal: stop.signal, onSection: show })
      if (stop.signal.aborted) return
      change(arrival.complete(sections), gesture)
      setRunning((state) => state && { ...state, complete: true })
      void askPersona(sections)
      await new Promise((resolve) => setTimeout(resolve, FULL_MS))
      if (stop.signal.aborted) return
      toast({
        title: 'Tech stack generated!',
        description: notice ? `New layout has been created. ${notice}` : 'New layout has been created',
      })
      onGenerated(wish)
    } catch (error) {
      change(arrival.rollback, gesture)
      if (stop.signal.aborted) return
      toastFailure('Error generating tech stack', error, 'Unknown error occurred')
      if (wish.intelligence && error instanceof RequestError && error.status === 401) openSignIn()
    } finally {
      if (abort.current === stop) setRunning(undefined)
    }
  }

  const start = (wish: GenerateRequest) => {
    abort.current?.abort()
    const stop = new AbortController()
    abort.current = stop
    setRunning({ estimateMs: estimatedMs(wish.prompt.length), sections: 0, complete: false })
    void run(wish, stop)
  }
  const cancel = () => {
    if (!running?.complete) abort.current?.abort()
  }
  return { running, start, cancel }
}

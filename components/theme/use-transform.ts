'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useStudio } from '@/components/studio/studio'
import type { TransformChoice } from '@/lib/engine/types'
import { requestTransform } from '@/lib/generate/transform'
import { storeOriginal, storedOriginal, noOriginal, subscribeOriginal } from '@/lib/theme/stored-original'
import { applyScene } from '@/lib/theme/page-theme'
import { applyTransformation, showsTransformation } from '@/lib/theme/transformation'
import { toast, toastError } from '@/lib/toast/toast'

/**
 * Transforms the stack in one step of undo and shows the scene. The original is stored on the
 * device, and further transforms start from it.
 */
export function useTransform() {
  const { content, edit } = useStudio()
  const [running, setRunning] = useState<string>()
  /** The transformation from the shown stack back to the original. */
  const backToOriginal = useSyncExternalStore(subscribeOriginal, storedOriginal, noOriginal)
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])
  const isTransformed = backToOriginal !== undefined && showsTransformation(content.sections, backToOriginal)
  const scene = isTransformed ? backToOriginal.scene : undefined
  useEffect(() => {
    applyScene(scene)
    return () => applyScene(undefined)
  }, [scene])

  const transform = async ({ label, value }: TransformChoice) => {
    const shown = content.sections
    const original = isTransformed ? applyTransformation(shown, backToOriginal) : shown
    const stop = new AbortController()
    abort.current = stop
    setRunning(value)
    try {
      const { sections: result, notice } = await requestTransform(original, value, stop.signal)
      // Keeps what was edited since.
      edit((now) => applyTransformation(now, { from: shown, to: result }))
      storeOriginal({ from: result, to: original, scene: value })
      const done = `Your tech stack has been transformed to ${label} theme!`
      toast({ title: 'Theme applied', description: notice ? `${done} ${notice}` : done })
    } catch (error) {
      if (stop.signal.aborted) return
      console.warn('The stack could not be transformed:', error)
      toastError('Error', 'Failed to transform tech stack. Please try again.')
    } finally {
      setRunning(undefined)
    }
  }

  const restore = () => backToOriginal && edit((now) => applyTransformation(now, backToOriginal))
  return {
    running,
    transform,
    isTransformed,
    original: isTransformed ? backToOriginal : undefined,
    restore,
    canTransform: content.sections.some(({ tools }) => tools.length > 0),
  }
}

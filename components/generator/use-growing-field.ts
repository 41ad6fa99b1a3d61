'use client'

import { useLayoutEffect, type RefObject } from 'react'

/**
 * Grows a textarea with its text in browsers without `field-sizing`. CSS sets minimum and maximum.
 */
export function useGrowingField(field: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    const element = field.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.setProperty('height', 'auto')
    element.style.setProperty('height', `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`)
  }, [field, value])
}

'use client'

import { useLayoutEffect, type RefObject } from 'react'

/** Grows a field with its text where the browser cannot do it by itself; least and greatest height are its style's. */
export function useGrowingField(field: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    const element = field.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.setProperty('height', 'auto')
    element.style.setProperty('height', `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`)
  }, [field, value])
}

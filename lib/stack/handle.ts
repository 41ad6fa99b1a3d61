import { STACK_LIMITS } from './limits'

/** Letters, digits and underscores, with the @ that people write before them or without. */
export const isHandle = (text: string): boolean => withoutAt(text).length <= STACK_LIMITS.handle && /^@?\w*$/.test(text)

export const withoutAt = (handle: string): string => handle.replace(/^@/, '')

/** The characters of a text that a handle may have. */
export const handleIn = (text: string): string => text.replace(/\W/g, '').slice(0, STACK_LIMITS.handle)

import { STACK_LIMITS } from './limits'

/** A handle: letters, digits and underscores, with or without @. */
export const isHandle = (text: string): boolean => withoutAt(text).length <= STACK_LIMITS.handle && /^@?\w*$/.test(text)

export const withoutAt = (handle: string): string => handle.replace(/^@/, '')

/** Removes characters that a handle may not have. */
export const handleIn = (text: string): string => text.replace(/\W/g, '').slice(0, STACK_LIMITS.handle)

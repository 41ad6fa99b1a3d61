import { rgbOf } from '@/lib/colour'
import { ICON_NAME } from '@/lib/icon-name'
import { isHttpUrl } from './http-url'
import { STACK_LIMITS } from './limits'

/**
 * What the fields of a stack and its tools may hold. The schema asks when a stack is stored, and the page when a file is
 * read into it: so what comes in that way can be saved.
 */
export const isLink = (value: string): boolean =>
  value === '' || (value.length <= STACK_LIMITS.link && isHttpUrl(value))

export const isIcon = (value: string): boolean =>
  value === '' ||
  ICON_NAME.test(value) ||
  (value.length <= STACK_LIMITS.iconUrl && value.startsWith('https://') && isHttpUrl(value))

export const isColor = (value: string): boolean => value === '' || (value.startsWith('#') && rgbOf(value) !== undefined)

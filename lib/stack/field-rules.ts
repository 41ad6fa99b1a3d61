import { rgbOf } from '@/lib/colour'
import { ICON_NAME } from '@/lib/icon-name'
import { isHttpUrl } from './http-url'
import { STACK_LIMITS } from './limits'

/**
 * Limits of the fields of stacks and tools. Used by the schema and by imports in the browser, so
 * that imported stacks can be saved.
 */
export const isLink = (value: string): boolean =>
  value === '' || (value.length <= STACK_LIMITS.link && isHttpUrl(value))

export const isIcon = (value: string): boolean =>
  value === '' ||
  ICON_NAME.test(value) ||
  (value.length <= STACK_LIMITS.iconUrl && value.startsWith('https://') && isHttpUrl(value))

export const isColor = (value: string): boolean => value === '' || (value.startsWith('#') && rgbOf(value) !== undefined)

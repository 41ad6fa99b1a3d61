import { createHash } from 'node:crypto'

/**
 * Increment with every change of the sanitiser's rules, so that pages stored under older ones are
 * cleaned again.
 */
const SANITISER_VERSION = 3

/** Stored beside a persona page: says by which rules exactly this text was cleaned. */
export const pageMark = (html: string): string =>
  html === '' ? '' : createHash('sha256').update(`${SANITISER_VERSION}\n${html}`).digest('base64url')

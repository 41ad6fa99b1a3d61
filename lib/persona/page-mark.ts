import { createHash } from 'node:crypto'

/**
 * Increment with every change of the sanitiser's rules, so that pages stored under older ones are
 * sanitised again.
 */
const SANITISER_VERSION = 3

/** A hash stored beside a persona page: this text was sanitised by these rules. */
export const pageMark = (html: string): string =>
  html === '' ? '' : createHash('sha256').update(`${SANITISER_VERSION}\n${html}`).digest('base64url')

import { outageOf } from './outage'
import { currentWork } from './work'

/** The message for an outage. It says that nothing was stored only if that is certain. */
export function outageMessage(error: unknown): string {
  const work = currentWork()
  if (work?.kind === 'read') return 'The database does not answer right now. Please try again in a moment.'
  if (outageOf(error) !== 'lost' && !work?.stored)
    return 'The database does not answer right now. Nothing was stored; please try again in a moment.'
  return work?.isIdempotent
    ? 'The database did not answer in time, so it is not known whether this was stored. Send it again with the same Idempotency-Key: it is never stored twice.'
    : 'The database did not answer in time, so it is not known whether this was stored. Look whether it was before you send it again.'
}

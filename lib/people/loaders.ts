import 'server-only'
import { cache } from 'react'
import { isOutage } from '@/lib/db/outage'
import { setPageStatus, setPageUnavailable } from '@/lib/http/request-state'
import { log } from '@/lib/log'
import type { StackListRow } from '@/lib/stack/list-row'
import { findPerson, listedStacksOf, type PublicPerson } from './queries'
import { userNameIn } from './user-name-in'

type Loaded =
  { state: 'found'; person: PublicPerson; stacks: StackListRow[] } | { state: 'unknown' } | { state: 'unavailable' }

/** The page that an address of one part names. Read once for the tags and the page. */
export const loadPerson = cache(async (segment: string): Promise<Loaded> => {
  const userName = userNameIn(segment)
  try {
    const person = userName === undefined ? undefined : await findPerson(userName)
    if (person) return { state: 'found', person, stacks: await listedStacksOf(person.id) }
  } catch (error) {
    if (!isOutage(error)) throw error
    log.error({ err: error }, 'the page of a user could not be read')
    setPageUnavailable()
    return { state: 'unavailable' }
  }
  setPageStatus(404)
  return { state: 'unknown' }
})

import 'server-only'
import { publicOrigin } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { feedOf } from '@/lib/feed/data'
import { MISSING_CACHING } from '@/lib/http/public-answer'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'
import { findPerson } from './queries'
import { userNameIn } from './user-name-in'

export async function personFeed(segment: string): Promise<string> {
  const userName = userNameIn(segment)
  const person = userName === undefined ? undefined : await findPerson(userName)
  if (!person)
    throw new AppError('not_found', 'There is no page of this user.', { headers: { 'cache-control': MISSING_CACHING } })
  return feedOf({
    title: `Stacks by @${person.userName} on ${site.name}`,
    self: publicOrigin + paths.personFeed(person.userName),
    page: publicOrigin + paths.person(person.userName),
    userId: person.id,
  })
}

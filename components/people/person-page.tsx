import { JsonLd } from '@/components/layout/json-ld'
import { StackRows } from '@/components/tools/stack-rows'
import { site } from '@/lib/site'
import { profileJsonLd } from '@/lib/people/json-ld'
import type { PublicPerson } from '@/lib/people/queries'
import { paths } from '@/lib/paths'
import type { StackListRow } from '@/lib/stack/list-row'
import { formatCount } from '@/lib/text/format-count'

/** A user's public page: name, links and listed stacks. */
export function PersonPage({ person, stacks }: { person: PublicPerson; stacks: readonly StackListRow[] }) {
  const { userName, links } = person
  return (
    <section data-part="page" className="h-card my-4 flex flex-col gap-6 pt-4">
      <JsonLd data={profileJsonLd(person, stacks)} />
      <header>
        <h1 className="text-3xl font-semibold wrap-anywhere">
          <a href={paths.person(userName)} className="p-name p-nickname u-url u-uid" rel="me">
            @{userName}
          </a>
        </h1>
        <p className="mt-1 text-sm text-muted">
          {formatCount(stacks.length, 'stack')} ·{' '}
          <a href={paths.personFeed(userName)} className="underline underline-offset-2">
            Feed
          </a>
        </p>
        {links.length > 0 && (
          <ul aria-label={`Links of @${userName}`} className="mt-3 flex flex-wrap gap-x-4">
            {links.map((link) => (
              <li key={link}>
                <a
                  href={link}
                  rel="me nofollow noopener"
                  className="u-url inline-flex min-h-11 items-center underline underline-offset-2 wrap-anywhere"
                >
                  {shortLink(link)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </header>
      {stacks.length === 0 ? <p>There is no listed stack yet.</p> : <StackRows rows={stacks} siteName={site.name} />}
    </section>
  )
}

const shortLink = (link: string) => link.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '')

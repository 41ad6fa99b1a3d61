import { publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'
import type { StackListRow } from '@/lib/stack/list-row'
import type { PublicPerson } from './queries'

/** schema.org's form of a user's page. */
export const profileJsonLd = ({ userName, links }: PublicPerson, stacks: readonly StackListRow[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  url: publicOrigin + paths.person(userName),
  mainEntity: {
    '@type': 'Person',
    name: userName,
    alternateName: `@${userName}`,
    url: publicOrigin + paths.person(userName),
    ...(links.length > 0 ? { sameAs: links } : {}),
    agentInteractionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/CreateAction',
      userInteractionCount: stacks.length,
    },
  },
})

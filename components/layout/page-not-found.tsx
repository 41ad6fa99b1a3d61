import { StacksToOpen } from '@/components/explore/stacks-to-open'
import { Problem } from '@/components/layout/problem'
import { ShareCodeForm } from '@/components/layout/share-code-form'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/lib/paths'

/**
 * Rendered by pages, not by Next's `not-found` file, which Next renders along with every page of
 * the site.
 */
export function PageNotFound() {
  return (
    <Problem kind="404" title="There is no page at this address">
      <p>
        The link may be old, or incomplete. A stack has a share code of ten letters and digits: if you have one, open it
        here. The search above finds stacks by name and handle.
      </p>
      <ShareCodeForm />
      <ButtonLink href={paths.home} variant="default">
        Go to the start page
      </ButtonLink>
      <StacksToOpen />
    </Problem>
  )
}

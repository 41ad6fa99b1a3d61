import { Problem } from '@/components/layout/problem'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/lib/paths'

/** Shown instead of a shared stack during a database outage. */
export function StackUnavailable({ code }: { code: string }) {
  return (
    <Problem kind="503" title="This stack cannot be shown right now">
      <p>
        What was saved is safe, but it cannot be read at the moment. Try again in a minute. A draft that you were
        working on is kept in this browser.
      </p>
      <ButtonLink variant="default" href={paths.share(code)}>
        Try again
      </ButtonLink>
    </Problem>
  )
}

import { Problem } from '@/components/layout/problem'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/lib/paths'

export function UnknownTool() {
  return (
    <Problem kind="404" title="The catalogue has no such tool">
      <p>The address may be incomplete, or the tool has another name here.</p>
      <ButtonLink href={paths.tools} variant="default">
        Find a tool
      </ButtonLink>
    </Problem>
  )
}
